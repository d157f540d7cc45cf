import { expect, test } from 'vitest';
import { MailRefused } from '../../src/notices/mail.js';
import { hashPassword, isPassword } from '../../src/people/passwords.js';
import { handleForgotten } from '../../src/people/resets.js';
import { hashOf } from '../../src/people/secrets.js';
import { type FakeMailer, freshApp, PASSWORD, troubleOf } from '../support/app.js';
import { onBoth } from '../support/stores.js';

const NEW = 'battery staple';
const NO_MAILS = [
  ...['a,b@example.org', 'a@example.org>', '"a"@example.org', 'a@exa_mple', 'a@-x', 'a@b@c', 'a b@c.de', 'a\n@c.de'],
  ...['a@c.de\r\nBcc: x@y.z', 'a#2@c#3', 'a\u0000@c.de', 'a\u202e@c.de'],
];
const tokenIn = ({ sent }: FakeMailer, n = 0): string => /#\/reset\/([\w-]+)/.exec(sent[n].text)![1];

test('contracts 5: passwords are kept by Argon2id at the cost that is recommended', async () => {
  const kept = await hashPassword('grüße an alle', { quickPasswords: false });
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  // The same letters, as another keyboard writes them.
  expect(await isPassword(kept, 'gru\u0308ße an alle', { quickPasswords: false })).toBe(true);
  expect(await isPassword(kept, 'grusse an alle', { quickPasswords: false })).toBe(false);
  expect(await isPassword(null, 'grüße an alle', { quickPasswords: false })).toBe(false);
});

onBoth('passwords', fresh => {
  test('contracts 5: a new password ends the sessions others have, and keeps this one', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    const anna = await member('Anna');
    const phone = visitor();
    await phone.post('/api/login', { name: 'Anna', password: PASSWORD });
    const wrong = await anna.put('/api/me/password', { old: 'something else', password: NEW });
    expect([wrong.status, troubleOf(wrong)]).toEqual([401, { code: 'wrong-password' }]);
    expect((await phone.get('/api/me')).status).toBe(200);

    expect((await anna.put('/api/me/password', { old: PASSWORD, password: NEW })).status).toBe(204);
    expect((await anna.get('/api/me')).status).toBe(200);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect(house.relay.told).toEqual([{ about: 'signed-out', person: anna.me.id, session: hashOf(phone.cookie!) }]);
    expect((await visitor().post('/api/login', { name: 'Anna', password: PASSWORD })).status).toBe(401);
    expect((await visitor().post('/api/login', { name: 'Anna', password: NEW })).status).toBe(200);
  });

  test('contracts 5: who has forgotten his password gets a letter that opens once, within an hour', async () => {
    const { member, visitor, house, mailer } = await freshApp(await fresh(), {
      config: { publicUrl: 'https://hegemon.example/' },
    });
    const anna = await member('Anna', 'anna@example.org');
    await anna.patch('/api/me', { language: 'de' });
    const one = visitor();
    expect((await one.post('/api/password/forgotten', { mail: 'ANNA@example.org' })).status).toBe(202);
    await house.jobs.run();
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({ to: 'anna@example.org', subject: 'Ein neues Passwort für Hegemon' });
    expect(mailer.sent[0].text).toMatch(/^https:\/\/hegemon\.example\/#\/reset\/[\w-]{43}$/m);
    const token = tokenIn(mailer);
    const kept = await house.store.read(db => db.selectFrom('resets').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(token);

    const weak = await one.post('/api/password/reset', { token, password: 'short' });
    expect([weak.status, troubleOf(weak)]).toEqual([400, { code: 'malformed', facts: { path: '/password' } }]);
    expect((await one.post('/api/password/reset', { token, password: NEW })).status).toBe(204);
    expect((await anna.get('/api/me')).status).toBe(401);
    expect(house.relay.told).toContainEqual({ about: 'signed-out', person: anna.me.id });
    expect((await one.post('/api/login', { name: 'Anna', password: NEW })).status).toBe(200);
    const again = await visitor().post('/api/password/reset', { token, password: PASSWORD });
    expect([again.status, troubleOf(again)]).toEqual([410, { code: 'expired' }]);
  });

  test('contracts 5: a letter that is too old, or not the last, opens nothing', async () => {
    const { member, visitor, house, mailer } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    const one = visitor();
    for (let n = 0; n < 2; n++) {
      await one.post('/api/password/forgotten', { mail: 'anna@example.org' });
      await house.jobs.run();
    }
    expect((await one.post('/api/password/reset', { token: tokenIn(mailer, 0), password: NEW })).status).toBe(410);
    house.clock.pass(3_600_000);
    expect((await one.post('/api/password/reset', { token: tokenIn(mailer, 1), password: NEW })).status).toBe(410);
    expect((await one.post('/api/login', { name: 'Anna', password: PASSWORD })).status).toBe(200);
  });

  test('contracts 5: of two who open a letter at the same time one gets in', async () => {
    const { member, visitor, house, mailer } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    await house.jobs.run();
    const token = tokenIn(mailer);
    const wish = (password: string) => visitor().post('/api/password/reset', { token, password });
    const replies = await Promise.all([wish(NEW), wish('something else')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  test('contracts 5: a new password by letter ends the tokens too', async () => {
    const { member, visitor, house, mailer } = await freshApp(await fresh());
    const anna = await member('Anna', 'anna@example.org');
    const { body } = await anna.post('/api/me/tokens', { name: 'my bot' });
    const headers = { authorization: `Bearer ${(body as { token: string }).token}` };
    expect((await visitor().get('/api/me', { headers })).status).toBe(200);
    await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    await house.jobs.run();
    await visitor().post('/api/password/reset', { token: tokenIn(mailer), password: NEW });
    expect((await visitor().get('/api/me', { headers })).status).toBe(401);
  });

  test('contracts 5: an address nobody has is answered like one that somebody has, with the same work', async () => {
    const { member, visitor, house, mailer } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    const known = await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    const unknown = await visitor().post('/api/password/forgotten', { mail: 'berta@example.org' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    // Both are looked at later, and elsewhere.
    expect([...house.jobs.waiting.values()].map(({ kind }) => kind)).toEqual(['forgotten', 'forgotten']);
    expect(mailer.sent).toEqual([]);
    await house.jobs.run();
    expect(mailer.sent.map(({ to }) => to)).toEqual(['anna@example.org']);
  });

  test('contracts 5: registering with an address that somebody has tells nothing, and takes nothing from him', async () => {
    const { member, visitor, house, mailer } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    const [first, second] = [visitor(), visitor()];
    const taken = await first.post('/api/register', { name: 'Berta', password: NEW, mail: 'Anna@Example.org' });
    const free = await second.post('/api/register', { name: 'Clara', password: NEW, mail: 'clara@example.org' });
    expect([taken.status, free.status]).toEqual([201, 201]);
    expect(taken.body).toMatchObject({ mail: 'Anna@Example.org' });
    expect(free.body).toMatchObject({ mail: 'clara@example.org' });
    // Each gets in by his own password.
    const byMail = async (password: string) =>
      (await visitor().post('/api/login', { name: 'anna@example.org', password })).body;
    expect(await byMail(PASSWORD)).toMatchObject({ name: 'Anna' });
    expect(await byMail(NEW)).toMatchObject({ name: 'Berta' });
    // The letters go to the address alone, and name the account.
    await house.jobs.run();
    mailer.sent.length = 0;
    await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    await house.jobs.run();
    expect(mailer.sent.map(({ to, text }) => [to, /Hello (\w+)/.exec(text)?.[1]])).toEqual([
      ['anna@example.org', 'Anna'],
      ['Anna@Example.org', 'Berta'],
    ]);
  });

  test('contracts 5: however many share an address, the next one is not told', async () => {
    const { member, visitor } = await freshApp(await fresh());
    const names = ['Anna', 'Berta', 'Clara', 'Dora', 'Emma'];
    const all = await Promise.all(names.map(name => member(name, 'all@example.org')));
    expect(all.map(({ me }) => me.mail)).toEqual(names.map(() => 'all@example.org'));
    for (const name of names) {
      expect((await visitor().post('/api/login', { name, password: PASSWORD })).status).toBe(200);
    }
  });

  test('contracts 5: a wrong name is answered like a wrong password', async () => {
    const { member, guest, visitor } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    await guest('Gerda');
    const tries = ['Anna', 'Zoe', 'Gerda', 'anna@example.org', 'zoe@example.org', "' or 1=1 --", '%', 'Ann_'];
    for (const name of tries) {
      const { status, body } = await visitor().post('/api/login', { name, password: 'not the right one' });
      expect([name, status, body]).toEqual([name, 401, { trouble: { code: 'wrong-password' } }]);
    }
  });

  test('contracts 5: another address needs the password, and letters to the old one open nothing', async () => {
    const { member, visitor, house, mailer } = await freshApp(await fresh());
    const anna = await member('Anna', 'anna@example.org');
    await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    await house.jobs.run();
    expect((await anna.put('/api/me/mail', { mail: 'new@example.org', password: 'wrong' })).status).toBe(401);
    const wish = { mail: 'new@example.org', password: PASSWORD };
    expect((await anna.put('/api/me/mail', wish)).body).toMatchObject({ mail: 'new@example.org' });
    expect((await visitor().post('/api/password/reset', { token: tokenIn(mailer), password: NEW })).status).toBe(410);
    expect((await visitor().post('/api/login', { name: 'new@example.org', password: PASSWORD })).status).toBe(200);
    expect((await visitor().post('/api/login', { name: 'anna@example.org', password: PASSWORD })).status).toBe(401);
    expect((await anna.put('/api/me/mail', { mail: null, password: PASSWORD })).body).toMatchObject({ mail: null });
  });

  test('contracts 5: what is no address is not written to', async () => {
    const { visitor } = await freshApp(await fresh());
    for (const mail of NO_MAILS) {
      const reply = await visitor().post('/api/register', { name: 'Anna', password: PASSWORD, mail });
      expect([mail, reply.status, troubleOf(reply)]).toEqual([
        mail,
        400,
        // A sign that no database can hold is refused before anybody looks at the field.
        { code: 'malformed', facts: { path: mail.includes('\0') ? 'nul' : '/mail' } },
      ]);
    }
  });

  test('contracts 5: a letter that did not go out is written again, unless nobody will ever take it', async () => {
    const faults = [new Error('try again'), new MailRefused(new Error('no such box'))];
    const attempts: string[] = [];
    const send = async (to: string): Promise<void> => {
      attempts.push(to);
      const fault = faults.shift();
      if (fault) throw fault;
    };
    const { member, visitor, house } = await freshApp(await fresh(), { mailer: { send } });
    await member('Anna', 'anna@example.org');
    await member('Berta', 'Anna@example.org');
    await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' });
    await expect(house.jobs.run()).rejects.toThrow('try again');
    expect(house.jobs.waiting.size).toBe(1);
    await house.jobs.run();
    expect(attempts).toEqual(['anna@example.org', 'anna@example.org', 'Anna@example.org']);
    expect(house.jobs.waiting.size).toBe(0);
  });

  test('contracts 5: without a mailer nobody is told, and whoever runs the server reads it in the log', async () => {
    const { member, visitor, house } = await freshApp(await fresh());
    await member('Anna', 'anna@example.org');
    handleForgotten(house, undefined);
    expect((await visitor().post('/api/password/forgotten', { mail: 'anna@example.org' })).status).toBe(202);
    await house.jobs.run();
    expect(house.noted.map(({ level }) => level)).toEqual(['warn']);
    expect(JSON.stringify(house.noted)).not.toContain('anna@');
  });
});
