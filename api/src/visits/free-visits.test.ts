import { startInNextYear, year } from '../testing/booking-days';
import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';
import { parseFreeVisits } from '../config/clinic-config';
import { ada } from '../testing/visit-steps';

it.each(['2027-02-29', '31-03-2027', 'soon', '2027-3-1'])(
  '%s is no day until when visits are free',
  (text) => {
    const faults: string[] = [];
    expect(parseFreeVisits(text, faults)).toBeNull();
    expect(faults).toEqual(['FREE_VISITS_UNTIL must be a day such as 2027-03-31']);
  },
);

onDatabase('a visit without a plan (R4.28)', (suite) => {
  startInNextYear(suite);
  const { buy, planOf, register } = memberSteps(suite);
  const book = async (email: string, month: number, day: number, time = '11:45 pm') => {
    const date = `${month}-${day}-${year} ${time}`;
    const slot = { day, month: month - 1, year, time, date };
    return suite.post(
      '/individual/free_health_care/1',
      { ...slot, method: 'video', id: 1, description: 'Payment for Malaria' },
      await suite.api.signIn(email),
    );
  };
  const until = (day?: string) =>
    void jest.replaceProperty(suite.api.services.config, 'freeVisitsUntil', parseFreeVisits(day, []));
  const profile = async () => (await suite.get('/individual/profile', await suite.api.signIn(ada))).body.data;
  const ended = {
    date: [
      `Visits without a health plan are free of charge until 31st March, ${year}. Choose a health plan, or pay for this visit.`,
    ],
  };

  it('is free without end where none is set', async () => {
    until();
    expect((await profile()).free_visits_until).toBeNull();
    expect((await book(ada, 12, 31)).status).toBe(200);
  });

  it('is free until the last slot of the day that is set, to book and to move', async () => {
    until(`${year}-03-31`);
    expect((await profile()).free_visits_until).toBe(`${year}-03-31T22:45:00.000Z`);
    const { body } = await book(ada, 3, 31);
    expect(body.status).toBe('success');
    expect((await book(ada, 4, 1, '12:00 am')).body.errors).toEqual(ended);
    const url = `/individual/appointment/${body.data.reference}`;
    const move = async (date: string) =>
      suite.ask({ method: 'PUT', url, body: { date }, token: await suite.api.signIn(ada) });
    expect((await move(`4-1-${year} 12:00 am`)).body.errors).toEqual(ended);
    expect((await move(`3-30-${year} 12:00 am`)).status).toBe(200);
  });

  it('is covered afterwards by a plan of one’s own or of an employer, as long as it runs', async () => {
    until(`${year}-03-31`);
    for (const email of ['efe.corporate@ilera.example', 'grace.employee@ilera.example']) {
      await suite.api.run(
        `update subscriptions set expires_at = '${year}-06-01T00:00:00Z' where expires_at > starts_at and user_id in
           (select coalesce((select owner_id from members where user_id = users.id and ended_at is null), id)
            from users where email = '${email}')`,
      );
      expect([email, (await book(email, 5, 20)).status]).toEqual([email, 200]);
      expect((await book(email, 6, 20)).body.errors).toEqual(ended);
    }
  });

  it('is cancelled with a mail when the person leaves the plan that made it free, or the plan is refunded', async () => {
    until(`${year}-03-31`);
    const chioma = 'chioma.family@ilera.example';
    const bayo = 'bayo.planholder@ilera.example';
    await suite.api.run(
      `update subscriptions set expires_at = '${year}-06-01T00:00:00Z' where id = (select max(s.id)
         from subscriptions s join users u on u.id = s.user_id where u.email = '${chioma}')`,
    );
    const token = await suite.api.signIn(chioma);
    const { body } = await suite.post(
      '/individual/employees/invite',
      { people: [{ name: 'Bayo', email: bayo }] },
      token,
    );
    expect(body.data).toEqual({ invited: 1 });
    const member = await suite.api.signIn(bayo);
    const { invitation } = (await suite.get('/individual/profile', member)).body.data;
    const accept = `/individual/invitations/${invitation.id}/accept`;
    expect((await suite.post(accept, { ends_own_plan: true }, member)).status).toBe(200);
    const visits = async (email: string) => {
      const url = `/individual/appointments/user/${await suite.api.userId(email)}`;
      const { data } = (await suite.get(url, await suite.api.signIn(email))).body.data;
      return (data as { scheduled_at: string; status: string }[])
        .filter(({ scheduled_at }) => scheduled_at > `${year}-04-01`)
        .map(({ status }) => status);
    };
    expect((await book(bayo, 5, 3)).status).toBe(200);
    expect((await book(bayo, 2, 3)).status).toBe(200);
    expect((await book(chioma, 5, 3, '11:30 pm')).status).toBe(200);
    expect(await visits(bayo)).toEqual(['processing']);
    await suite.ask({ method: 'DELETE', url: '/individual/membership', token: member });
    expect(await visits(bayo)).toEqual(['cancelled']);
    expect(await suite.mailsTo(bayo, 'does not cover your appointment any more')).not.toEqual([]);
    expect(await visits(chioma)).toEqual(['processing']);
    const reference = await suite.api.one(
      `select p.reference from payments p join subscriptions s on s.payment_id = p.id join users u on u.id = s.user_id
       where u.email = '${chioma}' order by s.id desc limit 1`,
    );
    // A large refund waits for a second person.
    await suite.api.run(`update payments set amount_kobo = 100000 where reference = '${reference}'`);
    const cookie = await suite.api.enterClinic('sola.support@ilera.example');
    const url = `/clinic/support/people/U${await suite.api.userId(chioma)}/payments/${reference}/refund`;
    await suite.ask({ method: 'POST', url, body: { reason: 'Asked by phone.' }, headers: { cookie } });
    expect(await visits(chioma)).toEqual(['cancelled']);
  });

  it('is cancelled with a mail when a change of the plan ends before it, also for a member', async () => {
    until(`${year}-03-31`);
    const [owner, member] = ['shorter.plan@mail.example', 'on.a.shorter.plan@mail.example'];
    await register(owner);
    await buy(owner, { plan_id: 4, frequency: 'bi-annual', quantity: 3 });
    await planOf(owner).join(member);
    const state = async (email: string, reference: string) => {
      const url = `/individual/appointment/${reference}`;
      return (await suite.get(url, await suite.api.signIn(email))).body.data.status as string;
    };
    const booked: [string, string][] = [];
    for (const email of [owner, member])
      booked.push([email, (await book(email, 6, 5, '11:15 pm')).body.data.reference as string]);
    await buy(owner, { plan_id: 5, frequency: 'quarter', quantity: 3, start: 'now' });
    for (const [email, reference] of booked) {
      expect(await state(email, reference)).toBe('cancelled');
      expect(await suite.mailsTo(email, 'does not cover your appointment any more')).not.toEqual([]);
    }
  });
});
