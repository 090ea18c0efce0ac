import { startInNextYear, year } from '../testing/booking-days';
import { clinicSteps, musa, nneka, sola, yusuf } from '../testing/clinic/clinic-steps';
import { memberSteps } from '../testing/member-steps';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import type * as WhoWaits from '../testing/probes/who-waits';
import { soon } from '../testing/soon';
import { parseFreeVisits } from '../config/clinic-config';

onDatabase('a free visit while the cover of it ends early (R4.28)', (suite) => {
  startInNextYear(suite);
  const { accept, buy, planOf, register } = memberSteps(suite);
  const staff = clinicSteps(suite);
  const probe = () => loadNative<typeof WhoWaits>('./probes/who-waits.ts');
  const afterCover = `6-5-${year} 11:15 pm`;

  /** A member of a plan that runs beyond the free visits and `afterCover`, until its owner shortens it. */
  async function memberOf(owner: string, hasOwnPlan = false) {
    jest.replaceProperty(suite.api.services.config, 'freeVisitsUntil', parseFreeVisits(`${year}-03-31`, []));
    const member = `member.of.${owner}`;
    await register(owner);
    const payment = await buy(owner, { plan_id: 4, frequency: 'bi-annual', quantity: 3 });
    await register(member);
    if (hasOwnPlan) await buy(member, { plan_id: 1 });
    const invitation = await planOf(owner).inviteOne(member);
    expect((await accept(member, invitation, { ends_own_plan: hasOwnPlan })).status).toBe(200);
    const token = await suite.api.signIn(member);
    const book = (month: number, day: number, time: string) => {
      const date = `${month}-${day}-${year} ${time}`;
      const body = {
        day,
        month: month - 1,
        year,
        time,
        date,
        method: 'video',
        id: 1,
        description: 'Malaria',
      };
      return suite.post('/individual/free_health_care/1', body, token);
    };
    const booked = async (month: number, day: number) =>
      (await book(month, day, '11:15 pm')).body.data.reference as string;
    const moves = {
      'the member': (reference: string) =>
        suite.ask({
          method: 'PUT',
          url: `/individual/appointment/${reference}`,
          body: { date: afterCover },
          token,
        }),
      support: async (reference: string) =>
        staff.as(sola, `/support/people/U${await suite.api.userId(member)}/visits/${reference}`, {
          date: afterCover,
        }),
    };
    const cancellations = () => suite.mailsTo(member, 'does not cover your appointment any more');
    return { member, payment, book, booked, moves, cancellations };
  }
  const shorten = (owner: string) =>
    buy(owner, { plan_id: 5, frequency: 'quarter', quantity: 3, start: 'now' });
  const statusOf = (reference: string) =>
    suite.api.one(`select status from visits where reference = '${reference}'`);
  /** Ends the cover as the settlement of a change does, which then locks the members' visits. */
  const ending = (owner: string, reference: string) =>
    `with owner as (select id from users where email = '${owner}' for update),
       ended as (update subscriptions set expires_at = '${suite.api.services.now().toISOString()}'
         where user_id in (select id from owner))
     select id from visits where reference = '${reference}' for update`;

  suite.itOnPostgres('is not booked', async () => {
    const owner = 'books@mail.example';
    const { book } = await memberOf(owner);
    expect((await book(6, 5, '11:45 pm')).status).toBe(200);
    const { holdUntilWaiting } = await probe();
    const late = await holdUntilWaiting(suite.api, ending(owner, ''), 1, () => book(6, 6, '11:45 pm'));
    expect(late.body.errors).toHaveProperty('date');
  });

  describe.each(['the member', 'support'] as const)('that %s moves beyond the new end', (by) => {
    suite.itOnPostgres('is cancelled once, if the move comes first', async () => {
      const owner = `first.${by.replace(' ', '.')}@mail.example`;
      const { booked, moves, cancellations } = await memberOf(owner);
      const reference = await booked(3, 20);
      const { holdUntilWaiting, readWaiting } = await probe();
      // The move stops between its look at the cover and its commit.
      const hold = 'lock table clinic_hours in access exclusive mode';
      const { moving } = await holdUntilWaiting(suite.api, hold, 2, async () => {
        const move = moves[by](reference);
        await soon('the waiting move', async () => (await readWaiting(suite.api)).length > 0);
        await shorten(owner);
        return { moving: move };
      });
      expect((await moving).status).toBe(200);
      expect(await statusOf(reference)).toBe('cancelled');
      expect(await cancellations()).toHaveLength(1);
    });

    suite.itOnPostgres('stays at its time, if the end comes first', async () => {
      const owner = `second.${by.replace(' ', '.')}@mail.example`;
      const { booked, moves } = await memberOf(owner);
      const reference = await booked(3, 20);
      const { holdUntilWaiting } = await probe();
      const late = await holdUntilWaiting(suite.api, ending(owner, reference), 1, () => moves[by](reference));
      expect(late.body.errors).toHaveProperty('date');
      expect(await statusOf(reference)).toBe('processing');
    });
  });

  suite.itOnPostgres('is cancelled with a mail to the doctor who got it at that moment', async () => {
    const owner = 'gets.a.doctor@mail.example';
    const { booked } = await memberOf(owner);
    const reference = await booked(6, 5);
    const { holdUntilWaiting } = await probe();
    const assign = `update visits set doctor_id = ${await staff.idOf(nneka)} where reference = '${reference}'`;
    await holdUntilWaiting(suite.api, assign, 1, () => shorten(owner));
    expect(await statusOf(reference)).toBe('cancelled');
    expect(await suite.mailsTo(nneka, reference)).toHaveLength(1);
  });

  suite.itOnPostgres.each([
    ['its doctor', yusuf, 'doctor'],
    ['its care manager, who is doctor of another one,', nneka, 'care'],
  ] as const)(
    'is cancelled if the plan is refunded while %s leaves the clinic',
    async (_words, leaver, ofFirst) => {
      const owner = `loses.${leaver}`;
      const { booked, payment } = await memberOf(owner);
      const references = [await booked(6, 5), await booked(6, 6)] as const;
      const { id, name, specialty, licence } = (await staff.as(leaver, '/me')).body.data;
      const roles = ['doctor', 'care'];
      await suite.api.run(`update staff set roles = '{doctor,care}' where id = ${id}`);
      const was = { name, roles, specialty, licence, active: true };
      // The database finds the second visit first, because the first was changed last.
      expect((await staff.assign(references[1], leaver, 'doctor')).status).toBe(200);
      expect((await staff.assign(references[0], leaver, ofFirst)).status).toBe(200);
      // A large refund waits for a second person.
      await suite.api.run(`update payments set amount_kobo = 100000 where reference = '${payment}'`);
      const refundUrl = `/support/people/U${await suite.api.userId(owner)}/payments/${payment}/refund`;
      const { holdUntilWaiting, readWaiting } = await probe();
      const hold = `select id from visits where reference = '${references[0]}' for update`;
      const [refund, departure] = await holdUntilWaiting(suite.api, hold, 2, async () => {
        const refunding = staff.as(sola, refundUrl, { reason: 'Asked by phone.' }, 'POST');
        await soon('the waiting refund', async () => (await readWaiting(suite.api)).length > 0);
        return Promise.all([refunding, staff.as(musa, `/staff/${id}`, { ...was, active: false, was })]);
      });
      expect([refund.status, departure.status]).toEqual([200, 200]);
      for (const reference of references) expect(await statusOf(reference)).toBe('cancelled');
    },
  );

  suite.itOnPostgres('goes on if a doctor starts it at that moment', async () => {
    const owner = 'starts@mail.example';
    const { booked } = await memberOf(owner);
    const reference = await booked(6, 5);
    const { holdUntilWaiting } = await probe();
    const start = `update visits set started_at = now() where reference = '${reference}'`;
    await holdUntilWaiting(suite.api, start, 1, () => shorten(owner));
    expect(await statusOf(reference)).toBe('processing');
  });

  it.each([
    ['gives it back', 0],
    ['leaves the clinic', 1],
  ])('goes on if it was begun early, and is cancelled once its doctor %s', async (_words, way) => {
    const { member, booked, cancellations } = await memberOf(`early.${way}@mail.example`);
    const reference = await booked(6, 5);
    await staff.start(reference, yusuf);
    await staff.moveTo(reference, 20);
    jest.replaceProperty(suite.api.services.config, 'freeVisitsUntil', parseFreeVisits(`${year}-01-01`, []));
    const token = await suite.api.signIn(member);
    await suite.ask({ method: 'DELETE', url: '/individual/membership', token });
    expect(await statusOf(reference)).toBe('processing');
    const id = await staff.idOf(yusuf);
    const { name, roles, specialty, licence } = (await staff.as(yusuf, '/me')).body.data;
    const was = { name, roles, specialty, licence, active: true };
    const lost = await (way === 0
      ? staff.as(yusuf, `/visits/${reference}/assignment`, { as: 'doctor', staff_id: null, was: id })
      : staff.as(musa, `/staff/${id}`, { ...was, active: false, was }));
    expect(lost.status).toBe(200);
    expect(await statusOf(reference)).toBe('cancelled');
    expect(await cancellations()).toHaveLength(1);
    expect(await suite.mailsTo(yusuf, 'needs somebody')).toEqual([]);
  });

  suite.itOnPostgres('is cancelled if the member has the own plan that would cover it refunded', async () => {
    const owner = 'refunds.own@mail.example';
    const { member, booked, cancellations } = await memberOf(owner, true);
    const reference = await booked(6, 5);
    const { holdUntilWaiting } = await probe();
    const refund = `with own as (update subscriptions set take_up_until = null
        where user_id = ${await suite.api.userId(member)})
      select id from visits where reference = '${reference}' for update`;
    await holdUntilWaiting(suite.api, refund, 1, () => shorten(owner));
    expect(await statusOf(reference)).toBe('cancelled');
    expect(await cancellations()).toHaveLength(1);
  });
});
