import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublic } from '../../src/notices/addresses.js';
import { poster } from '../../src/notices/post.js';
import { type WebSink, webSink } from './sinks.js';

let sink: WebSink;
beforeAll(async () => {
  sink = await webSink();
});
afterAll(() => sink.close());

const OPEN = { privateHooks: true };
const CLOSED = { privateHooks: false };

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'localhost',
  '',
])('contracts 5: %s is no public address', address => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '93.184.216.34',
  '2606:4700::1111',
  '2a00:1450:4001::1',
])('contracts 5: %s is a public address', address => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/',
])('contracts 5: %s leads inside, and is not gone to', async url => {
  expect(await poster(CLOSED)(url, {}, '{}')).toEqual({ fault: 'private-address' });
});

test('contracts 5: a name that leads inside is not gone to, even if it leads outside too', async () => {
  const both = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  const post = poster(CLOSED, { resolve: both });
  expect(await post(`http://hook.example:${sink.port}/`, {}, '{}')).toEqual({ fault: 'private-address' });
  expect(sink.calls).toEqual([]);
});

test('contracts 5: a name is looked up once, and the connection goes to what was found', async () => {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const url = `http://no-such-name.invalid:${sink.port}/in/box?a=1`;
  expect(await poster(OPEN, { resolve })(url, { 'x-one': 'two' }, 'Größe')).toEqual({ status: 204 });
  expect(asked).toEqual(['no-such-name.invalid']);
  const call = sink.calls.pop();
  expect(call?.path).toBe('/in/box?a=1');
  expect(call?.headers).toMatchObject({ host: `no-such-name.invalid:${sink.port}`, 'x-one': 'two' });
  expect(call?.body.toString()).toBe('Größe');
});

test('contracts 5: a redirection is an answer, and not followed', async () => {
  sink.answer = () => 307;
  sink.headers = { location: `${sink.url}/elsewhere` };
  expect(await poster(OPEN)(`${sink.url}/here`, {}, '{}')).toEqual({ status: 307 });
  expect(sink.calls.splice(0).map(({ path }) => path)).toEqual(['/here']);
});

test('contracts 5: who is silent, not there or not an address is told apart', async () => {
  sink.answer = () => undefined;
  expect(await poster(OPEN, { patience: 100 })(sink.url, {}, '{}')).toEqual({ fault: 'timeout' });
  const never = () => new Promise<never>(() => undefined);
  expect(await poster(OPEN, { patience: 10, resolve: never })('http://a.example/', {}, '')).toEqual({
    fault: 'timeout',
  });
  const gone = await webSink();
  await gone.close();
  expect(await poster(OPEN)(gone.url, {}, '{}')).toEqual({ fault: 'unreachable' });
  const unknown = async () => {
    throw new Error('ENOTFOUND');
  };
  expect(await poster(OPEN, { resolve: unknown })('http://a.example/', {}, '')).toEqual({ fault: 'no-such-host' });
  for (const url of ['ftp://a.example/', 'file:///etc/passwd', 'nonsense', 'http://']) {
    expect(await poster(OPEN)(url, {}, '')).toEqual({ fault: 'bad-address' });
  }
});
