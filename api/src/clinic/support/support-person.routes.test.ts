import type { SupportPerson } from '@ilera/contracts/api';
import { tablesWith } from '../../testing/databases/all-rows';
import { year } from '../../testing/booking-days';
import { clinicSteps, musa, sola } from '../../testing/clinic/clinic-steps';
import { supportDesk } from '../../testing/clinic/support-desk';
import { supportSteps } from '../../testing/clinic/support-steps';
import { onDatabase } from '../../testing/on-database';
import { bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('one person at support (R5.20)', (suite) => {
  const { moveTo, start } = clinicSteps(suite);
  const { guest, of, person } = supportSteps(suite);
  const { startAsGuest } = visitSteps(suite);
  const { refundsIn } = supportDesk(suite);

  it('shows visits, payments, cover, mails and claims, and nothing medical', async () => {
    const shown = await of(`U${await suite.api.userId(bayo)}`);
    expect(shown.body.data).toMatchObject({ email: bayo, is_guest: false });
    const { visits, payments, cover } = shown.body.data as SupportPerson;
    // One of the payments was declined.
    expect({ visits: visits.length, payments: payments.length, periods: cover.length }).toEqual({
      visits: 13,
      payments: 8,
      periods: 7,
    });
    expect(shown.text).not.toMatch(/malaria|fever|description|comment|condition_id/i);
    expect((await of('U999999')).status).toBe(404);
    expect((await of('PAY-UNKNOWN')).status).toBe(404);
    const log = await suite.get('/individual/data/access?count=50', await suite.api.signIn(bayo));
    const read = (log.body.data.data as { who: string; what: string; record: string }[]).filter(
      ({ who }) => who === 'staff',
    );
    expect(read.map(({ record }) => record)).toContain(payments[0]?.reference);
  });

  it('asks the provider where the money is', async () => {
    const { payment } = await guest();
    const { data } = (await of(payment, `/payments/${payment}`)).body;
    expect(data).toMatchObject({ status: 'success', amount: 1999 });
    expect((await of(`U${await suite.api.userId(bayo)}`, `/payments/${payment}`)).status).toBe(404);
    const open = await startAsGuest('open.page@mail.example', `9-1-${year} 09:30 am`);
    expect((await of(open, `/payments/${open}`)).body.data).toMatchObject({ status: 'abandoned' });
  });

  it('moves and cancels a visit for a caller, also in the last two hours, and where nobody came (R5.23)', async () => {
    const { email, payment, visit } = await guest();
    await moveTo(visit, 60);
    const moved = await of(payment, `/visits/${visit}`, { date: `8-1-${year} 10:15 am` });
    expect(moved.status).toBe(200);
    expect(moved.body.data.visits[0].scheduled_at).toMatch(`${year}-08-`);
    const cancelled = await of(payment, `/visits/${visit}/cancel`, {}, 'POST');
    expect(cancelled.body.data.visits[0]).toMatchObject({ state: 'cancelled', can_change: false });
    expect(refundsIn(await person(payment), payment)).toHaveLength(1);
    const told = (await suite.mailsTo(email)).slice(-3);
    expect(told.map(({ subject }) => /moved|cancelled|refunding/.exec(subject)?.[0])).toEqual([
      'moved',
      'refunding',
      'cancelled',
    ]);
    expect(
      told.map(({ text }) => /our support/i.test(text) && !/you cancelled|if it was not you/i.test(text)),
    ).toEqual([true, true, true]);
    const other = await guest();
    expect(await suite.refused(() => of(payment, `/visits/${other.visit}/cancel`, {}, 'POST'))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    // No doctor came to this one; once one has started it, it is as it is.
    await moveTo(other.visit, -60);
    const again = await of(other.payment, `/visits/${other.visit}`, { date: `8-2-${year} 11:15 am` });
    expect({ status: again.status, canChange: again.body.data?.visits[0].can_change }).toEqual({
      status: 200,
      canChange: true,
    });
    await start(other.visit);
    expect(await suite.refused(() => of(other.payment, `/visits/${other.visit}/cancel`, {}, 'POST'))).toEqual(
      [422, expect.stringContaining('has begun, is over or was cancelled')],
    );
  });

  it('keeps notes for colleagues, encrypted, and gives them to the person with their data', async () => {
    const key = `U${await suite.api.userId(bayo)}`;
    const left = await of(key, '/notes', { text: 'Called about the receipt.' }, 'POST');
    expect(left.body.data.notes.at(-1)).toEqual({
      id: expect.any(Number),
      text: 'Called about the receipt.',
      by: 'Sola Ige',
      at: expect.any(String),
    });
    expect(await tablesWith(suite, 'Called about the receipt')).toEqual([]);
    const token = await suite.api.signIn(bayo);
    const { body } = await suite.get('/individual/data/access?count=50', token);
    expect(body.data.data).toContainEqual(
      expect.objectContaining({ who: 'staff', action: 'created', what: 'support' }),
    );
    const { payment } = await guest();
    const ofGuest = await of(payment, '/notes', { text: 'A guest.' }, 'POST');
    expect(ofGuest.body.data.notes).toHaveLength(1);
  });

  it('leaves a note once where the same is sent again, and twice where it is meant', async () => {
    const { payment } = await guest();
    const leave = (text: string, who = sola) => of(payment, '/notes', { text }, 'POST', who);
    const again = await Promise.all([leave('Calls back at six.'), leave('Calls back at six. ')]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect((await person(payment)).notes).toHaveLength(1);
    await leave('Calls back at six.', musa);
    await leave('Called at six.');
    suite.api.advance(11 * 60_000);
    await leave('Calls back at six.');
    expect((await person(payment)).notes).toHaveLength(4);
  });
});
