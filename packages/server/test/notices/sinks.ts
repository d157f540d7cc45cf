import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const portOf = (server: { address(): AddressInfo | string | null }): number => (server.address() as AddressInfo).port;

export interface MailSink {
  readonly letters: (Email & { readonly envelope: readonly string[] })[];
  readonly url: string;
  /** What it says to each recipient; null takes him. */
  refuses: number | null;
  close(): Promise<void>;
}
/** A mail server that keeps what it gets. */
export const mailSink = async (): Promise<MailSink> => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onRcptTo: (_address, _session, done) =>
      done(sink.refuses === null ? null : Object.assign(new Error('no'), { responseCode: sink.refuses })),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then(letter => {
          sink.letters.push({ ...letter, envelope: session.envelope.rcptTo.map(({ address }) => address) });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', () => listening()));
  const sink: MailSink = {
    letters: [],
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    refuses: null,
    close: () => new Promise<void>(closed => server.close(() => closed())),
  };
  return sink;
};

export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface WebSink {
  readonly calls: Call[];
  readonly url: string;
  readonly port: number;
  /** With what it answers; undefined is silence. */
  answer: (call: Call) => number | undefined;
  /** What it says besides. */
  headers: Record<string, string>;
  close(): Promise<void>;
}
/** A web server that keeps what it gets. */
export const webSink = async (): Promise<WebSink> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      sink.calls.push(call);
      const status = sink.answer(call);
      if (status !== undefined) response.writeHead(status, sink.headers).end('said at length');
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const sink: WebSink = {
    calls: [],
    port: portOf(server),
    url: `http://127.0.0.1:${portOf(server)}`,
    answer: () => 204,
    headers: {},
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return sink;
};
