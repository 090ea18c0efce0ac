import { clinicSteps, sola } from '../testing/clinic/clinic-steps';
import { supportDesk } from '../testing/clinic/support-desk';
import type * as MailProbe from '../testing/probes/mail-probe';
import { loadNative } from '../testing/native';
import { thisYear } from '../testing/test-clock';
import { onDatabase } from '../testing/on-database';
import { sandboxDriver } from '../testing/provider-drivers';

const probe = () => loadNative<typeof MailProbe>('./probes/mail-probe.ts');

onDatabase('outgoing mail', (suite) => {
  const { as } = clinicSteps(suite);
  beforeEach(() => suite.api.run('delete from outbox'));

  it('the development outbox shows mails with their links, newest first', async () => {
    for (const email of ['bayo.planholder@ilera.example', 'chioma.family@ilera.example']) {
      await suite.post('/auth/individual/forget-password', { email });
      // The mail follows the response.
      expect(await suite.mailsTo(email)).toHaveLength(1);
    }
    const mails = JSON.parse((await suite.get('/_dev/outbox.json')).text) as Record<string, unknown>[];
    expect(mails.map(({ to }) => to)).toEqual([
      'chioma.family@ilera.example',
      'bayo.planholder@ilera.example',
    ]);
    expect(mails[0]).toMatchObject({
      subject: expect.any(String),
      text: expect.any(String),
      html: expect.stringContaining('<a href'),
    });
    expect(mails[0]?.links).toEqual([
      expect.stringMatching(/^http:\/\/localhost:3000\/reset_password\/[\w-]{43}$/),
    ]);
    const page = await suite.get('/_dev/outbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.text.indexOf('chioma')).toBeLessThan(page.text.indexOf('bayo'));
  });

  it('escapes what people typed', async () => {
    const person = {
      first_name: '<script>alert(1)</script>',
      last_name: 'x',
      email: 'html@mail.example',
      phone_number: '08031234567',
    };
    await suite.post('/waitlist/join', person);
    expect((await suite.get('/_dev/outbox')).text).not.toContain('<script>');
    const [mail] = JSON.parse((await suite.get('/_dev/outbox.json')).text) as { html: string }[];
    expect(mail?.html).not.toContain('<script>');
  });

  it('mails are sent once, in order, and their texts erased', async () => {
    const { enqueue, sendDue } = await probe();
    await enqueue(suite.api, ['one', 'two', 'three']);
    expect((await sendDue(suite.api)).sent).toEqual(['one', 'two', 'three']);
    await enqueue(suite.api, ['four']);
    expect((await sendDue(suite.api)).sent).toEqual(['four']);
    expect(await suite.api.one("select count(*) from outbox where text <> '' or html <> ''")).toBe('0');
  });

  it('a mail whose key is lost waits for the key and stops no other', async () => {
    const { enqueue, sendDue } = await probe();
    await enqueue(suite.api, ['lost', 'fine']);
    const key = `regexp_replace(text, '^sealed:1:development:', 'sealed:1:gone:')`;
    await suite.api.run(`update outbox set text = ${key} where subject = 'lost'`);
    const { sent, log } = await sendDue(suite.api);
    expect(sent).toEqual(['fine']);
    expect(log).toEqual([expect.stringContaining('"event":"mail.delayed"')]);
    expect(await suite.api.one("select last_error from outbox where subject = 'lost'")).toBe('ENOKEY');
    await suite.api.run(
      `update outbox set text = replace(text, ':gone:', ':development:') where subject = 'lost'`,
    );
    suite.api.advance(60_000);
    expect((await sendDue(suite.api)).sent).toEqual(['lost']);
  });

  it('one mail overtakes a hundred that somebody else caused at once', async () => {
    const { enqueueAtOnce, sendDue } = await probe();
    const invitations = Array.from({ length: 100 }, (_, index) => `invitation ${index}`);
    await enqueueAtOnce(suite.api, invitations);
    await enqueueAtOnce(suite.api, ['a link']);
    const { sent } = await sendDue(suite.api);
    expect(sent).toContain('a link');
    // Some more are due by the time that this took.
    expect(sent.length).toBeLessThan(60);
    suite.api.advance(100 * 1000);
    sent.push(...(await sendDue(suite.api)).sent);
    expect(sent.filter((subject) => subject !== 'a link')).toEqual(invitations);

    // Nor where mails are sent so slowly that all of them are due by now.
    await enqueueAtOnce(suite.api, invitations);
    await enqueueAtOnce(suite.api, ['a link']);
    suite.api.advance(100 * 1000);
    expect((await sendDue(suite.api)).sent.indexOf('a link')).toBe(10);
  });

  it('a mail costs the same, however many its transaction has written', async () => {
    const { enqueueAtOnce } = await probe();
    const news = Array.from({ length: 30 }, (_, index) => `news ${index}`);
    expect(await enqueueAtOnce(suite.api, news)).toBe(0);
  });

  it('several processes on one database send each mail once', async () => {
    const { enqueue, sendDue } = await probe();
    const subjects = Array.from({ length: 40 }, (_, index) => `mail ${index}`);
    await enqueue(suite.api, subjects);
    expect((await sendDue(suite.api, undefined, 4)).sent.sort()).toEqual(subjects.sort());
  });

  it('survives a mail server that is away for 20 hours, however many people write meanwhile', async () => {
    const { enqueue, sendDue } = await probe();
    await enqueue(suite.api, ['first']);
    for (let quarter = 0; quarter < 80; quarter += 1) {
      if (quarter < 14) await enqueue(suite.api, [`later ${quarter}`]);
      await sendDue(suite.api, { code: 'ECONNREFUSED' });
      suite.api.advance(15 * 60_000);
    }
    suite.api.advance(2.5 * 3_600_000);
    expect((await sendDue(suite.api)).sent).toHaveLength(15);
  });

  it('a mail is a dead letter after a day of attempts, which support sees and retries', async () => {
    const { enqueue, sendDue } = await probe();
    await suite.api.run('delete from outbox');
    await enqueue(suite.api, ['never']);
    const log: string[] = [];
    // Attempts an hour apart, for longer than the queue retries.
    for (let hour = 0; hour < 60; hour += 1) {
      log.push(...(await sendDue(suite.api, { code: 'ETIMEDOUT' })).log);
      suite.api.advance(3_600_000);
    }
    const attempts = log.filter((line) => line.includes('mail.delayed')).length;
    expect(attempts).toBeGreaterThanOrEqual(10);
    expect(attempts).toBeLessThan(40);
    expect(log.filter((line) => line.includes('mail.dead'))).toHaveLength(1);
    expect(log.join()).not.toContain('x@mail.example');
    const dead = await as(sola, '/support/mails');
    expect(dead.body.data).toEqual([
      expect.objectContaining({ subject: 'never', email: 'x@mail.example', last_error: 'ETIMEDOUT' }),
    ]);
    const retry = () => as(sola, `/support/mails/${dead.body.data[0].id}`, {}, 'POST');
    expect((await retry()).status).toBe(200);
    // The answer was lost.
    expect((await retry()).status).toBe(200);
    expect((await as(sola, '/support/mails')).body.data).toEqual([]);
    expect((await sendDue(suite.api)).sent).toEqual(['never']);
  });

  it('a mail to a mailbox that does not exist is not retried', async () => {
    const { enqueue, sendDue } = await probe();
    await enqueue(suite.api, ['nobody', 'somebody']);
    const { log } = await sendDue(suite.api, { code: 'EENVELOPE', responseCode: 550 });
    expect(log.filter((line) => line.includes('mail.dead'))).toHaveLength(2);
  });

  it('another process sends the mail of one that died, under the same Message-ID', async () => {
    const { enqueue, sendDue, dieWhileSending } = await probe();
    await enqueue(suite.api, ['taken over']);
    const id = await suite.api.one('select id from outbox');
    await dieWhileSending(suite.api);
    expect((await sendDue(suite.api)).sent).toEqual([]);
    suite.api.advance(2 * 60_000);
    const { sent, ids } = await sendDue(suite.api);
    expect(sent).toEqual(['taken over']);
    expect(ids[0]).toMatch(new RegExp(`^<${id}\\.\\d+@`));
  });
});

onDatabase('housekeeping', (suite) => {
  const start = async (email: string) =>
    (
      await suite.post('/condition/payment/1', {
        date: `12-31-${thisYear} 09:30 am`,
        method: 'video',
        first_name: 'A',
        last_name: 'B',
        email,
        redirect_url: 'http://localhost:3000/x',
        description: 'x',
      })
    ).body.data.reference as string;
  const { person } = supportDesk(suite);
  // Not at the payment's own page, which settles it.
  const status = async (reference: string) => (await person(reference)).payments[0]?.status;

  it('settles a paid payment without a webhook, and closes an unpaid one after half an hour', async () => {
    const [paid, left] = [await start('paid@mail.example'), await start('left@mail.example')];
    await sandboxDriver(suite).payUntold(paid);
    await suite.api.housekeep();
    expect(await status(paid)).toBe('processing');
    suite.api.advance(31 * 60_000);
    await suite.api.housekeep();
    expect({ paid: await status(paid), left: await status(left) }).toEqual({
      paid: 'success',
      left: 'cancelled',
    });
  });
});
