import { expect, test } from 'vitest';
import { makeLog } from '../../src/operation/log.js';
import { StoreFault } from '../../src/store/faults.js';

const written = (level: 'info' | 'silent' | 'error' = 'info') => {
  const lines: string[] = [];
  const log = makeLog({ logLevel: level }, { process: 'p1', stream: { write: line => void lines.push(line) } });
  return { log, lines };
};

test('contracts 5: a line of the log is JSON and says which process has written it', () => {
  const { log, lines } = written();
  log.warn({ match: 'm1', entries: [1, 2] }, 'a match is slow');
  expect(JSON.parse(lines[0])).toMatchObject({ process: 'p1', match: 'm1', entries: [1, 2], msg: 'a match is slow' });
});

test('contracts 5: no secret comes into the log, however deep it lies', () => {
  const { log, lines } = written();
  const fault = Object.assign(new Error('connect to postgres://hegemon:S3CRET@db/x'), {
    code: 'ECONNREFUSED',
    client: { password: 'S3CRET' },
  });
  log.error({ fault: new StoreFault('gone', fault) }, 'bearer hgm_S3CRET of postgres://u:S3CRET@db');
  log.info({ request: { headers: { Cookie: 'S3CRET', authorization: 'S3CRET' }, body: { a: 'S3CRET' } } }, 'x');
  log.info({ seed_json: 'S3CRET', serverSeed: 'S3CRET', token: 'S3CRET', webhookSecret: 'S3CRET' }, 'x');
  log.info({ list: [{ newPassword: 'S3CRET' }], mail: 'S3CRET', smtp: 'smtp://S3CRET' }, 'x');
  expect(lines).toHaveLength(4);
  expect(lines.join('')).not.toContain('S3CRET');
  expect(JSON.parse(lines[0])).toMatchObject({
    fault: {
      name: 'StoreFault',
      code: 'gone',
      message: 'connect to postgres://…@db/x',
      cause: { code: 'ECONNREFUSED' },
    },
  });
});

test('contracts 5: what a mail server says of an address is written down without it', () => {
  const { log, lines } = written();
  log.info({ person: 'p', fault: new Error('550 5.1.1 <anna.s3cret@example.org>: no such user') }, 'not taken');
  log.warn({ fault: 'Error: 550 anna.s3cret@mail.example.org unknown' }, 'not taken');
  expect(lines.join('')).not.toMatch(/s3cret|example\.org/);
  expect(JSON.parse(lines[0])).toMatchObject({ fault: { message: '550 5.1.1 <…@…>: no such user' } });
});

test('contracts 5: what turns round in a circle ends', () => {
  const { log, lines } = written();
  const round: Record<string, unknown> = { name: 'round' };
  round.self = round;
  log.info({ round }, 'x');
  expect(JSON.parse(lines[0]).round.name).toBe('round');
});

test('contracts 5: the log says as much as it was told to', () => {
  const { log, lines } = written('error');
  log.info({}, 'no');
  log.warn({}, 'no');
  log.error({}, 'yes');
  expect(lines).toHaveLength(1);
  const silent = written('silent');
  silent.log.error({}, 'no');
  expect(silent.lines).toEqual([]);
});
