import type { Me } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { type FakeMailer, freshApp, PASSWORD, troubleOf, type Visitor } from '../support/app.js';
import { onBoth } from '../support/stores.js';

const tokenIn = ({ sent }: FakeMailer, n = sent.length - 1): string => /#\/confirm\/([\w.-]+)/.exec(sent[n].text)![1];
const meOf = async (visitor: Visitor): Promise<Me> => (await visitor.get('/api/me')).body as Me;
const ANNA = { name: 'Anna', password: PASSWORD, mail: 'anna@example.org' };

onBoth('an address that is to be confirmed', fresh => {
  test('contracts 5: whoever names an address gets one letter there, and has confirmed it by its link', async () => {
    const { visitor, house, mailer } = await freshApp(await fresh(), {
      config: { publicUrl: 'https://hegemon.example/' },
    });
    const anna = visitor();
    const registered = await anna.post('/api/register', ANNA, { headers: { 'accept-language': 'de' } });
    expect(registered.body).toMatchObject({ mail: ANNA.mail, isMailConfirmed: false });
    await house.jobs.run();
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({ to: ANNA.mail, subject: 'Ist das deine Adresse? – Hegemon' });
    expect(mailer.sent[0].text).toMatch(/^https:\/\/hegemon\.example\/#\/confirm\/[\w.-]+$/m);
    // By anybody who has read it, wherever: also where he is not signed in. Twice does no harm.
    for (let n = 0; n < 2; n++) {
      expect((await visitor().post('/api/mail/confirm', { token: tokenIn(mailer) })).status).toBe(204);
    }
    expect((await meOf(anna)).isMailConfirmed).toBe(true);
    // Whatever else he changes, it stays confirmed.
    await anna.patch('/api/me', { language: 'en' });
    expect((await meOf(anna)).isMailConfirmed).toBe(true);
  });

  test('contracts 5: a link opens one address of one person, and nothing that was made up', async () => {
    const { visitor, house, mailer } = await freshApp(await fresh());
    const [anna, berta] = [visitor(), visitor()];
    await anna.post('/api/register', ANNA);
    await house.jobs.run();
    const old = tokenIn(mailer);
    const { body } = await berta.post('/api/register', { name: 'Berta', password: PASSWORD, mail: 'b@example.org' });
    const sign = old.split('.')[1];
    for (const token of [`${(body as Me).id}.${sign}`, `nobody.${sign}`, sign, '.', `${old}x`]) {
      const reply = await berta.post('/api/mail/confirm', { token });
      expect([token, reply.status, troubleOf(reply)?.code]).toEqual([token, 410, 'expired']);
    }
    await anna.put('/api/me/mail', { mail: 'new@example.org', password: PASSWORD });
    expect((await anna.post('/api/mail/confirm', { token: old })).status).toBe(410);
    await house.jobs.run();
    expect(mailer.sent.at(-1)?.to).toBe('new@example.org');
    expect((await anna.post('/api/mail/confirm', { token: tokenIn(mailer) })).status).toBe(204);
    expect([(await meOf(anna)).isMailConfirmed, (await meOf(berta)).isMailConfirmed]).toEqual([true, false]);
  });

  test('contracts 5: the letter can be asked for again, and not without end', async () => {
    const { member, house, mailer } = await freshApp(await fresh());
    const anna = await member('Anna', ANNA.mail);
    expect((await anna.post('/api/me/mail/letter')).status).toBe(202);
    await house.jobs.run();
    expect(mailer.sent).toHaveLength(1);
    let status = 202;
    for (let n = 0; n < 30 && status === 202; n++) ({ status } = await anna.post('/api/me/mail/letter'));
    expect(status).toBe(429);
    const berta = await member('Berta');
    expect((await berta.post('/api/me/mail/letter')).status).toBe(400);
  });
});
