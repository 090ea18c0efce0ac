import type { DeadMail } from '@ilera/contracts/api';
import { approvePayment } from '../../testing/approve-payment';
import { year } from '../../testing/booking-days';
import { clinicSteps, musa, sola } from '../../testing/clinic/clinic-steps';
import { supportDesk } from '../../testing/clinic/support-desk';
import { supportSteps } from '../../testing/clinic/support-steps';
import { onDatabase } from '../../testing/on-database';
import { bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('what waits for support (R5.20)', (suite) => {
  const { as } = clinicSteps(suite);
  const { guest } = supportSteps(suite);
  const { startAsGuest } = visitSteps(suite);
  const { issues } = supportDesk(suite);

  it('lists mails that could not be sent, which the person is told, and tries one again', async () => {
    await suite.api.run(`insert into outbox (recipient, subject, text, html, dead_at, last_error)
      values ('${bayo}', 'Lost', '', '', now(), 'EENVELOPE')`);
    const list = async () => (await as(sola, '/support/mails')).body.data as DeadMail[];
    const lost = async () => (await list()).find(({ subject }) => subject === 'Lost');
    expect(await lost()).toMatchObject({ email: bayo, last_error: 'EENVELOPE' });
    const log = await suite.get('/individual/data/access', await suite.api.signIn(bayo));
    expect(log.body.data.data[0]).toMatchObject({ who: 'staff', action: 'read', what: 'profile' });
    const id = String((await lost())?.id);
    const again = await Promise.all([sola, musa].map((who) => as(who, `/support/mails/${id}`, {}, 'POST')));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(await suite.refused(() => as(sola, '/support/mails/999999', {}, 'POST'))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect(await lost()).toBeUndefined();
    expect(await suite.mailsTo(bayo, /^Lost$/m)).toHaveLength(1);
  });

  it('lists money that came twice, and closes the entry once', async () => {
    const startBy = (method: string) =>
      startAsGuest('twice@mail.example', `10-1-${year} 09:30 am`, { method });
    const [first, second] = [await startBy('video'), await startBy('message')];
    for (const reference of [first, second]) await approvePayment(suite, reference);
    const [issue] = (await issues()).filter(({ reference }) => reference === second);
    expect(issue).toMatchObject({
      kind: 'duplicate',
      key: second,
      amount: 999,
      detail: expect.stringMatching(/^NGN 999 /),
    });
    // What needs somebody is first, however long the list is.
    await suite.api.run(`insert into payment_issues (payment_id, kind, detail)
      select id, 'dispute', 'The bank asks' from payments where reference = '${first}'`);
    const listed = (await issues()).filter(({ reference }) => [first, second].includes(reference));
    expect(listed.map(({ kind }) => kind)).toEqual(['dispute', 'duplicate']);
    const close = (who: string) => as(who, `/support/issues/${String(issue?.id)}`, {});
    const both = await Promise.all([sola, musa].map(close));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [closer, other] = both[0]?.status === 200 ? [sola, musa] : [musa, sola];
    // The first answer may be lost.
    expect((await close(closer)).status).toBe(200);
    expect(await suite.refused(() => close(other))).toEqual([
      409,
      expect.stringMatching(/^(Sola Ige|Musa Lawal) closed this entry meanwhile/),
    ]);
    expect(await suite.refused(() => as(sola, '/support/issues/999999', {}))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect((await issues()).map(({ reference }) => reference)).not.toContain(second);
  });

  it('lists a dispute again that comes after the entry of an earlier one was closed', async () => {
    const { payment } = await guest();
    const dispute = (id: number, step = 'create') =>
      suite.api.webhook({
        event: `charge.dispute.${step}`,
        data: { id, transaction: { reference: payment } },
      });
    const open = async () =>
      (await issues()).filter(({ reference, kind }) => reference === payment && kind === 'dispute');
    await dispute(1);
    await dispute(2);
    const [issue, ...others] = await open();
    expect(others).toEqual([]);
    await as(sola, `/support/issues/${String(issue?.id)}`, {});
    // The bank's decision is no new dispute.
    await dispute(2, 'resolve');
    expect(await open()).toEqual([]);
    await dispute(3);
    expect(await open()).toHaveLength(1);
  });
});
