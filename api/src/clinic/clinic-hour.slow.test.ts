import fc from 'fast-check';
import { year } from '../testing/booking-days';
import { clinicSteps, kemi, nneka, yusuf } from '../testing/clinic/clinic-steps';
import { onDatabase } from '../testing/on-database';
import { visitSteps } from '../testing/visit-steps';

const bookings = 60;
const minute = 60_000;
/** 09:00 in Lagos: the hour in which people book for the time from 12:30 on, so that each can still change it. */
const opens = Date.UTC(year, 5, 1, 8, 0);
const times = [
  '12:30 pm',
  '12:45 pm',
  '01:00 pm',
  '01:15 pm',
  '01:30 pm',
  '01:45 pm',
  '02:00 pm',
  '02:15 pm',
];
/** Of every seven who book, one cancels and one moves to the time that is kept free for them. */
const plans = ['come', 'cancel', 'come', 'move', 'come', 'stay away', 'come'] as const;

interface Visitor {
  email: string;
  plan: (typeof plans)[number];
  reference: string;
  token: string;
  taken: boolean;
}

interface Listed {
  reference: string;
  state: string;
}

const count = (all: string[], part: string): number => all.filter((subject) => subject.includes(part)).length;

onDatabase('an hour of the clinic (R4.98)', (suite) => {
  const { guestToken, payAsGuest } = visitSteps(suite);
  const { as, assign, setState } = clinicSteps(suite);
  const visitors: Visitor[] = [];
  const draw = fc.sample(fc.nat(2), { numRuns: 20 * bookings, seed: 20261126 });

  async function book(nth: number): Promise<Visitor> {
    const email = `hour.${nth}@mail.example`;
    const method = nth % 2 === 0 ? 'video' : 'message';
    await payAsGuest(email, `6-1-${year} ${times[Math.floor(nth / 8)] ?? ''}`, { method });
    const token = await guestToken(email);
    const { reference } = (await suite.post('/visit', { token })).body.data as { reference: string };
    return { email, token, reference, plan: plans[nth % plans.length] ?? 'come', taken: false };
  }

  const nextWaiting = () => visitors.find(({ taken, plan }) => !taken && plan !== 'cancel');

  /** One of the three takes a visit that waits, at once with another one of them who wants the same. */
  async function take(next: Visitor, nth: number): Promise<void> {
    next.taken = true;
    const others = [kemi, nneka, yusuf].filter((_, index) => index !== draw[nth]);
    const answers = await Promise.all(
      others.map((email) => assign(next.reference, email, email === kemi ? 'care' : 'doctor')),
    );
    const [done, second] = answers.map(({ status }) => status).sort();
    // The second one takes it over, or was too late.
    expect([done, [200, 409].includes(second!)]).toEqual([200, true]);
  }

  it('loses no message and doubles none: 60 bookings, 3 staff, cancelled and moved between', async () => {
    const now = () => suite.api.services.now().getTime();
    suite.api.advance(opens - now());
    for (let nth = 0; nth < bookings; nth += 1) {
      suite.api.advance(opens + nth * minute - now());
      const visitor = await book(nth);
      visitors.push(visitor);
      if (visitor.plan === 'cancel')
        expect((await suite.post('/visit/cancel', { token: visitor.token })).status).toBe(200);
      if (visitor.plan === 'move') {
        const body = { token: visitor.token, date: `6-1-${year} 03:${nth % 4 === 3 ? '00' : '30'} pm` };
        expect((await suite.ask({ method: 'PUT', url: '/visit', body })).status).toBe(200);
      }
      const next = nextWaiting();
      await Promise.all([next && take(next, nth), suite.api.housekeep()]);
    }
    for (let next = nextWaiting(); next; next = nextWaiting()) await take(next, 0);
    // Rounds of two processes until the last visit should have begun.
    for (let quarter = 4; quarter < 27; quarter += 1) {
      suite.api.advance(opens + quarter * 15 * minute - now());
      await Promise.all([suite.api.housekeep(), suite.api.housekeep()]);
    }
    const staff = (await suite.mailsTo(kemi)).map(({ subject }) => subject);
    expect(count(staff, 'A new consultation')).toBe(bookings);
    expect(count(staff, 'Nobody has taken')).toBe(0);
    for (const { email, plan, reference } of visitors) {
      const subjects = (await suite.mailsTo(email)).map(({ subject }) => subject);
      const comes = plan === 'cancel' ? 0 : 1;
      expect({
        email,
        confirmed: count(subjects, 'is confirmed'),
        link: count(subjects, 'The link to'),
        soon: count(subjects, 'is soon'),
        moved: count(subjects, 'was moved'),
        cancelled: count(subjects, 'was cancelled'),
      }).toEqual({
        email,
        confirmed: 1,
        link: comes,
        soon: comes,
        moved: Number(plan === 'move'),
        cancelled: 1 - comes,
      });
      if (!comes) continue;
      const { doctor } = (await as(nneka, `/visits/${reference}`)).body.data as { doctor: unknown };
      if (!doctor) await assign(reference, nneka, 'doctor');
      const by = (await suite.api.one(
        `select s.email from staff s join visits a on a.doctor_id = s.id where a.reference = '${reference}'`,
      )) as string;
      if (plan !== 'stay away') await setState(reference, 'started', by);
      const ended = await setState(reference, plan === 'stay away' ? 'no-show' : 'finished', by);
      expect([reference, ended.status]).toEqual([reference, 200]);
    }
    const listed = (await as(nneka, `/visits?day=${year}-06-01`)).body.data as Listed[];
    const open = listed.filter(({ state }) => state === 'waiting' || state === 'started');
    // Of another day and nobody's yet: those of the demo people.
    expect(
      open.filter(({ reference }) => visitors.some((visitor) => visitor.reference === reference)),
    ).toEqual([]);
    expect(listed.length - open.length).toBe(bookings);
  }, 240_000);
});
