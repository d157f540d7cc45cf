import type { IncomingMessage, ServerResponse } from 'node:http';

export const DIST: string;
export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}
export const pageAt: (root?: string) => (request: IncomingMessage, response: ServerResponse) => void;
export const serve: (where?: {
  readonly port?: number;
  readonly root?: string;
  readonly host?: string;
}) => Promise<Served>;
