import type { SupportPerson } from '@ilera/contracts/api';
import { year } from '../../testing/booking-days';
import { clinicSteps, musa, nneka, sola } from '../../testing/clinic/clinic-steps';
import { supportSteps } from '../../testing/clinic/support-steps';
import { onDatabase } from '../../testing/on-database';
import { bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('mails that support sends again (R5.20)', (suite) => {
  const { guest, of, person, subjects } = supportSteps(suite);
  const { startAsGuest } = visitSteps(suite);
  const send = (key: string, reference: string, mail: string, who = sola) =>
    of(key, `/payments/${reference}/mail`, { mail }, 'POST', who);

  it('sends a receipt again, once where two do so at once, which colleagues and the person see', async () => {
    const { email, payment } = await guest();
    const both = await Promise.all([sola, musa].map((who) => send(payment, payment, 'receipt', who)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { payments, notes } = await person(payment);
    const number = payments[0]?.receipt ?? '';
    expect((await subjects(email)).filter((subject) => subject.includes(number))).toHaveLength(1);
    expect((await suite.mailsTo(email)).at(-1)?.text).toMatch(/Total paid\W+₦1,999/);
    expect(notes.map(({ text }) => text)).toEqual([`Sent again: receipt ${number}`]);
    expect(await suite.refused(() => send(payment, payment, 'plan'))).toEqual([
      422,
      expect.stringContaining('cover has ended'),
    ]);
    const { payment: other } = await guest();
    expect(await suite.refused(() => send(other, payment, 'receipt'))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    const open = await startAsGuest('unpaid@mail.example', `9-2-${year} 09:30 am`);
    expect(await suite.refused(() => send(open, open, 'receipt'))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it("sends the mail of a plan's payment again, to the address that the account has now", async () => {
    const key = `U${await suite.api.userId(bayo)}`;
    const payment = (await person(key)).payments.find(({ kind }) => kind === 'plan')?.reference ?? '';
    await suite.api.run(`update payments set email = 'wrong@mail.example' where reference = '${payment}'`);
    const shown = (await send(key, payment, 'plan')).body.data as SupportPerson;
    expect(shown.notes.at(-1)).toMatchObject({ text: `Sent again: plan ${payment}`, by: 'Sola Ige' });
    expect((await suite.mailsTo(bayo)).at(-1)?.text).toMatch(/Enrollee number/);
    const log = await suite.get('/individual/data/access?count=50', await suite.api.signIn(bayo));
    expect(log.body.data.data).toContainEqual(
      expect.objectContaining({ who: 'staff', action: 'created', what: 'support' }),
    );
  });

  it("sends a visit's mail again, and one that failed", async () => {
    const { email, payment, visit } = await guest();
    const before = (await suite.mailsTo(email)).length;
    expect((await of(payment, `/visits/${visit}/mail`, {}, 'POST')).status).toBe(200);
    expect((await suite.mailsTo(email)).length).toBe(before + 1);
    expect((await suite.mailsTo(email)).at(-1)?.text).toContain('/visit#');
    await suite.api.run(`update outbox set dead_at = now() where recipient = '${email}'`);
    const [mail] = (await person(payment)).mails;
    const again = await of(payment, `/mails/${String(mail?.id)}`, {}, 'POST');
    expect((again.body.data as SupportPerson).mails[0]?.state).toBe('waiting');
    const { notes } = await person(payment);
    // The answer was lost, and the page sends it again.
    expect((await of(payment, `/mails/${String(mail?.id)}`, {}, 'POST')).body.data.notes).toEqual(notes);
    const { payment: other } = await guest();
    await suite.api.run(`update outbox set dead_at = now() where recipient = '${email}'`);
    expect(await suite.refused(() => of(other, `/mails/${String(mail?.id)}`, {}, 'POST'))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it('sends what the doctor left at a visit that is over, and nothing where nothing was left', async () => {
    const { email, payment, visit } = await guest();
    const { setState, start, moveTo, as } = clinicSteps(suite);
    await moveTo(visit, 1);
    await start(visit);
    await setState(visit, 'finished');
    const url = `/visits/${visit}/mail`;
    expect(await suite.refused(() => of(payment, url, {}, 'POST'))).toEqual([
      422,
      expect.stringContaining('This visit is over'),
    ]);
    await as(nneka, `/visits/${visit}/note`, { summary: 'Malaria', self_care: '', come_back: 'In a week' });
    expect((await of(payment, url, {}, 'POST')).status).toBe(200);
    expect((await subjects(email)).filter((subject) => subject.includes('wrote to you'))).toHaveLength(2);
    expect((await suite.mailsTo(email)).at(-1)?.text).toContain('/visit#');
  });
});
