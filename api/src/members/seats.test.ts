/** @jest-environment ./api/src/testing/native-environment.cjs */
import { approvePayment } from '../testing/approve-payment';
import { head, memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

// R4.75, R4.76
onDatabase('a renewal for fewer people', (suite) => {
  const { accept, mails, profile, register, remove } = memberSteps(suite);
  const [uju, ngozi, last] = ['uju.eze@mail.example', 'ngozi.eze@mail.example', 'ada.eze@mail.example'];
  const ask = async (path: string, body: object) => suite.post(path, body, await suite.api.signIn(head));
  const renewal = (quantity: number) => ({ plan_id: 4, frequency: 'annual', quantity });
  const pay = async (quantity: number) => {
    const response = await ask('/individual/subscribe_plan', {
      first_name: 'Chioma',
      last_name: 'Eze',
      redirect_url: 'http://localhost:3000/account/home',
      ...renewal(quantity),
    });
    await approvePayment(suite, response.body.data.reference);
  };
  const withoutSeat = async (wanted: object) =>
    (await ask('/individual/plan_quote', wanted)).body.data.without_place as string[];
  const warnings = async (email: string) =>
    (await mails(email)).filter(({ subject }) => /no place|cover ends|cover has ended/.test(subject));
  const join = async (email: string, name: string) => {
    await register(email);
    expect((await ask('/individual/employees/invite', { people: [{ name, email }] })).status).toBe(200);
    expect((await accept(email, (await profile(email)).invitation.id)).status).toBe(200);
  };
  const activeOnes = async () =>
    Number(
      await suite.api.one(
        `select count(*) from members where user_id is not null and ended_at is null
         and owner_id = ${await suite.api.userId(head)}`,
      ),
    );

  it('names before the payment who has no place on it', async () => {
    await suite.api.run(
      `update members set ended_at = now() where owner_id = ${await suite.api.userId(head)}`,
    );
    for (const [email, name] of [
      [uju, 'Uju Eze'],
      [ngozi, 'Ngozi Eze'],
      ['tobe.eze@mail.example', 'Tobe Eze'],
      [last, 'Ada Eze'],
    ] as const)
      await join(email, name);
    expect(await activeOnes()).toBe(4);
    expect(await withoutSeat(renewal(4))).toEqual([]);
    expect(await withoutSeat(renewal(3))).toEqual(['Ada Eze']);
    // A plan for one person covers nobody else.
    expect(await withoutSeat({ plan_id: 1, frequency: 'annual', quantity: 1 })).toHaveLength(4);
  });

  it('is told by mail 30, 7 and 1 days before, and once it runs, to the head and whom it concerns', async () => {
    const { package_expiry_at } = await profile(head);
    await pay(3);
    const until = async (days: number) => {
      suite.api.advance(Date.parse(package_expiry_at) - days * day - suite.api.services.now().getTime());
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
    expect((await profile(last)).plan).not.toBeNull();
    await until(-0.1);
    expect((await profile(last)).plan).toBeNull();
    expect((await warnings(last)).at(-1)?.subject).toBe('Your Ilera cover has ended');
    expect(await warnings(head)).toHaveLength(4);
    expect(await warnings(uju)).toHaveLength(0);
  });

  it('gives the place of somebody who is taken off to the next one', async () => {
    const id = await suite.api.one(`select id from members where email = '${ngozi}'`);
    expect((await remove(Number(id))).status).toBe(200);
    expect((await profile(last)).plan).not.toBeNull();
    await suite.api.housekeep();
    expect(await warnings(head)).toHaveLength(4);
  });

  it('is not given to somebody who joins again in place of one who was there before', async () => {
    const seats = async (quantity: number) =>
      suite.api.run(
        `update subscriptions set quantity = ${quantity} where user_id = ${await suite.api.userId(head)}`,
      );
    await seats(4);
    const people = [{ name: 'Ngozi Eze', email: ngozi }];
    expect((await ask('/individual/employees/invite', { people })).status).toBe(200);
    await seats(3);
    expect((await accept(ngozi, (await profile(ngozi)).invitation.id)).status).toBe(422);
    expect((await profile(last)).plan).not.toBeNull();
  });

  // R4.81
  it('tells each covered member once that the plan has ended, and nobody while a next one follows', async () => {
    const endings = async (email: string) =>
      (await mails(email)).filter(({ text }) => /has ended\. You are not covered/.test(text)).length;
    const covered = async (email: string) => (await profile(email)).plan !== null;
    expect(await covered(uju)).toBe(true);
    await suite.api.housekeep();
    expect(await endings(uju)).toBe(0);
    const { package_expiry_at } = await profile(head);
    suite.api.advance(Date.parse(package_expiry_at) + 1000 - suite.api.services.now().getTime());
    await suite.api.housekeep();
    await suite.api.housekeep();
    expect(await covered(uju)).toBe(false);
    expect([await endings(uju), await endings(last), await endings(head)]).toEqual([1, 1, 0]);
  });

  it('tells nobody that they are covered until a next period who is not covered now', async () => {
    await pay(3);
    await pay(4);
    await suite.api.run(
      `update subscriptions set quantity = 2 where user_id = ${await suite.api.userId(head)}`,
    );
    const { package_expiry_at } = await profile(head);
    suite.api.advance(Date.parse(package_expiry_at) - 29 * day - suite.api.services.now().getTime());
    await suite.api.housekeep();
    expect((await profile(last)).plan).toBeNull();
    const told = (await warnings(last)).slice(-2);
    expect(told.map(({ text, subject }) => /are covered|cover ends/.test(subject + text))).toEqual([
      false,
      false,
    ]);
  });
});
