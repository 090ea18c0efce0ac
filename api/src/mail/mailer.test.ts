/** @jest-environment ./api/src/testing/native-environment.cjs */
import type * as MailProbe from '../testing/mail-probe';
import { loadNative } from '../testing/native';
import { onEachDatabase } from '../testing/on-each-database';

const probe = () => loadNative<typeof MailProbe>('./mail-probe.ts');

onEachDatabase('outgoing mail', (suite) => {
  beforeEach(() => suite.api.run('delete from outbox'));

  it('is shown in the development outbox, newest first, with its links', async () => {
    await suite.post('/auth/individual/forget-password', { email: 'bayo.planholder@ilera.example' });
    await suite.post('/auth/individual/forget-password', { email: 'chioma.family@ilera.example' });
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

  it('is sent once, in order, and its text forgotten', async () => {
    const { sendWaiting } = await probe();
    expect(await sendWaiting(suite.api, ['one', 'two', 'three'], 0)).toEqual(['one', 'two', 'three']);
    expect(await sendWaiting(suite.api, ['four'], 0)).toEqual(['four']);
    expect(await suite.api.one("select count(*) from outbox where text <> '' or html <> ''")).toBe('0');
  });

  it('is tried again after the server refused it', async () => {
    const { sendWaiting } = await probe();
    expect(await sendWaiting(suite.api, ['late'], 1)).toEqual([]);
    expect(await sendWaiting(suite.api, [], 0)).toEqual(['late']);
  });
});

onEachDatabase('housekeeping', (suite) => {
  const year = new Date().getFullYear() + 1;
  const start = async (email: string) =>
    (
      await suite.post('/condition/payment/1', {
        date: `3-14-${year} 09:30 am`,
        method: 'video',
        first_name: 'A',
        last_name: 'B',
        email,
        redirect_url: 'http://localhost:3000/x',
        description: 'x',
      })
    ).body.data.reference as string;
  const status = (reference: string) =>
    suite.api.one(`select status from payments where reference = '${reference}'`);

  it('settles what was paid and never told, and gives up what nobody finished in a day', async () => {
    const { runJanitor } = await probe();
    const [paid, left] = [await start('paid@mail.example'), await start('left@mail.example')];
    await suite.api.run(
      `update sandbox_transactions set status = 'success', card_type = 'visa' where reference = '${paid}'`,
    );
    await runJanitor(suite.api);
    expect(await status(paid)).toBe('processing');
    suite.api.advance(31 * 60_000);
    await runJanitor(suite.api);
    expect([await status(paid), await status(left)]).toEqual(['success', 'processing']);
    suite.api.advance(24 * 3_600_000);
    await runJanitor(suite.api);
    expect([await status(paid), await status(left)]).toEqual(['success', 'cancelled']);
  });
});
