/** @jest-environment ./api/src/testing/native-environment.cjs */
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

onDatabase('a renewal for fewer people (R4.75, R4.76)', (suite) => {
  const { accept, buy, mails, planOf, profile, register, remove } = memberSteps(suite);
  const { invite, list, rowOf } = planOf(head);
  const [uju, ngozi, last] = ['uju.eze@mail.example', 'ngozi.eze@mail.example', 'ada.eze@mail.example'];
  const renewal = (quantity: number) => ({ plan_id: 4, frequency: 'annual', quantity });
  const withoutSeat = async (wanted: object) => {
    const { body } = await suite.post('/individual/plan_quote', wanted, await suite.api.signIn(head));
    return body.data.without_place as string[];
  };
  const warnings = async (email: string) =>
    (await mails(email)).filter(({ subject }) => /no place|cover ends|cover has ended/.test(subject));
  const setSeats = async (quantity: number) =>
    suite.api.run(
      `update subscriptions set quantity = ${quantity} where user_id = ${await suite.api.userId(head)}`,
    );
  const coverOf = async (email: string) => (await profile(email)).plan?.name ?? null;
  /** Moves the clock to so many days before a moment. */
  const moveTo = (moment: string, daysBefore: number) =>
    suite.api.advance(Date.parse(moment) - daysBefore * day - suite.api.services.now().getTime());

  let end: string;
  beforeAll(async () => {
    await suite.api.run(
      `update members set ended_at = now() where owner_id = ${await suite.api.userId(head)}`,
    );
    for (const [email, name] of [
      [uju, 'Uju'],
      [ngozi, 'Ngozi'],
      ['tobe.eze@mail.example', 'Tobe'],
      [last, 'Ada'],
    ] as const) {
      await register(email, { first_name: name });
      expect((await invite([{ name: `${name} Eze`, email }])).status).toBe(200);
      expect((await accept(email, (await profile(email)).invitation.id)).status).toBe(200);
    }
    end = (await profile(head)).package_expiry_at;
  });

  it('names before the payment who has no place on it', async () => {
    expect((await list()).map(({ status }) => status)).toEqual(Array(4).fill('active'));
    expect(await withoutSeat(renewal(4))).toEqual([]);
    expect(await withoutSeat(renewal(3))).toEqual(['Ada Eze']);
    // A plan for one person covers nobody else.
    expect(await withoutSeat({ plan_id: 1, frequency: 'annual', quantity: 1 })).toHaveLength(4);
  });

  describe('that is paid for', () => {
    beforeAll(() => buy(head, renewal(3)));

    it('is told by mail 30, 7 and 1 days before, and once it runs, to the head and whom it concerns', async () => {
      const until = async (days: number) => {
        moveTo(end, days);
        await suite.api.housekeep();
        await suite.api.housekeep();
      };
      await until(31);
      expect(await warnings(head)).toHaveLength(0);
      await until(29.5);
      await until(20);
      expect(await warnings(head)).toHaveLength(1);
      expect((await warnings(head))[0]).toMatchObject({
        subject: 'Somebody has no place on your next Ilera health plan',
        text: expect.stringMatching(/room for 3[\s\S]*Ada Eze/),
      });
      expect((await warnings(last))[0]?.subject).toMatch(/^Your Ilera cover ends on /);
      expect(await warnings(uju)).toHaveLength(0);
      await until(6.5);
      await until(0.5);
      expect(await warnings(last)).toHaveLength(3);
      expect(await coverOf(last)).toBe('Family Plus');
      await until(-0.1);
      expect(await coverOf(last)).toBeNull();
      expect((await warnings(last)).at(-1)?.subject).toBe('Your Ilera cover has ended');
      expect(await warnings(head)).toHaveLength(4);
      expect(await warnings(uju)).toHaveLength(0);
    });
  });

  describe('that runs', () => {
    beforeAll(async () => {
      if ((await profile(head)).next_packages.length === 0) await buy(head, renewal(3));
      moveTo(end, -0.1);
      await suite.api.housekeep();
    });

    it('gives the place of somebody who is taken off to the next one', async () => {
      const told = await warnings(head);
      expect(await coverOf(last)).toBeNull();
      expect((await remove((await rowOf(ngozi))?.id ?? 0)).status).toBe(200);
      expect(await coverOf(last)).toBe('Family Basic');
      await suite.api.housekeep();
      expect(await warnings(head)).toEqual(told);
    });

    it('has no place for somebody who was on it before the others', async () => {
      for (const { id } of (await list()).filter(({ email }) => email === ngozi)) await remove(id);
      await setSeats(4);
      expect((await invite([{ name: 'Ngozi Eze', email: ngozi }])).status).toBe(200);
      await setSeats(3);
      expect((await accept(ngozi, (await profile(ngozi)).invitation.id)).status).toBe(422);
      expect(await coverOf(last)).toBe('Family Basic');
    });

    it('ends, of which each covered member is told once, and nobody while a next one follows (R4.81)', async () => {
      const endings = async (email: string) =>
        (await mails(email)).filter(({ text }) => /has ended\. You are not covered/.test(text)).length;
      expect(await coverOf(uju)).toBe('Family Basic');
      await suite.api.housekeep();
      expect(await endings(uju)).toBe(0);
      moveTo((await profile(head)).package_expiry_at, -1 / 86_400);
      await suite.api.housekeep();
      await suite.api.housekeep();
      expect(await coverOf(uju)).toBeNull();
      expect([await endings(uju), await endings(last), await endings(head)]).toEqual([1, 1, 0]);
    });

    it('lets nobody be told that they are covered until the next one who is not covered now', async () => {
      await buy(head, renewal(4));
      await setSeats(2);
      const before = (await warnings(last)).length;
      moveTo((await profile(head)).package_expiry_at, 29);
      await suite.api.housekeep();
      expect(await coverOf(last)).toBeNull();
      const told = (await warnings(last)).slice(before);
      expect(told.map(({ text, subject }) => /are covered|cover ends/.test(subject + text))).toEqual([false]);
    });
  });
});
