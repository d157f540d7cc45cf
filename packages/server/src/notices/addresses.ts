import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** What is not on the public internet, after the registries of IANA: private, this host, link-local with the clouds' own. */
const CLOSED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within what is handed out of version 6: documentation, and tunnels that carry an address of version 4 in them. */
const CLOSED_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, bits] of CLOSED_V4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of CLOSED_V6) closed.addSubnet(net, bits, 'ipv6');
/** Everything public of version 6 lies in here; loopback, private, link-local and mapped addresses do not. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** May the server be sent there by somebody from outside? */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
};

export interface Address {
  readonly address: string;
  readonly family: number;
}
/** All addresses of a name; throws if it has none. */
export type Resolve = (name: string) => Promise<readonly Address[]>;
export const resolveName: Resolve = name => lookup(name, { all: true });

/** Of a URL's host, which may be an address itself. */
export const addressesOf = async (host: string, resolve: Resolve): Promise<readonly Address[]> => {
  const bare = host.replace(/^\[|\]$/g, '');
  const family = isIP(bare);
  return family === 0 ? resolve(bare) : [{ address: bare, family }];
};
