import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';

const day = 86_400_000;

onDatabase('a renewal for fewer people (R4.75, R4.76)', (suite) => {
  const { accept, buy, changePlan, openFamily, profile, register } = memberSteps(suite);
  let nth = 0;
  let family: Awaited<ReturnType<typeof openFamily>>;
  let uju: string, ngozi: string, last: string;
  /** Of the plan that is renewed. */
  let end: string;
  beforeEach(async () => {
    nth += 1;
    family = await openFamily(4);
    const join = async (first_name: string) => {
      const email = `${first_name.toLowerCase()}.${nth}@mail.example`;
      await register(email, { first_name });
      expect((await accept(email, await family.inviteOne(email, `${first_name} Eze`))).status).toBe(200);
      return email;
    };
    uju = await join('Uju');
    ngozi = await join('Ngozi');
    await join('Tobe');
    last = await join('Ada');
    end = (await profile(family.owner)).package_expiry_at;
  });
  const renewal = (quantity: number) => ({ plan_id: 4, frequency: 'annual', quantity });
  const withoutSeat = async (wanted: object) => {
    const token = await suite.api.signIn(family.owner);
    const { body } = await suite.post('/individual/plan_quote', wanted, token);
    return body.data.without_place as string[];
  };
  const warnings = (email: string) => suite.mailsTo(email, /no place|cover ends|cover has ended/);
  const setSeats = (quantity: number) => changePlan(family.owner, `quantity = ${quantity}`);
  const coverOf = async (email: string) => (await profile(email)).plan?.name ?? null;
  /** Moves the clock to so many days before a moment, and lets housekeeping tell everybody. */
  const moveTo = async (moment: string, daysBefore: number) => {
    suite.api.advance(Date.parse(moment) - daysBefore * day - suite.api.services.now().getTime());
    for (let time = 0; time < 2; time += 1) await suite.api.housekeep();
  };
  /** Pays for one for three of the four, which then runs. */
  const renew = async () => {
    await buy(family.owner, renewal(3));
    await moveTo(end, -0.1);
  };

  it('names before the payment the people without a place', async () => {
    expect(await withoutSeat(renewal(4))).toEqual([]);
    expect(await withoutSeat(renewal(3))).toEqual(['Ada Eze']);
    // A plan for one person covers nobody else.
    expect(await withoutSeat({ plan_id: 1, frequency: 'annual', quantity: 1 })).toHaveLength(4);
  });

  it('sends mails 30, 7 and 1 days before and when it runs to the head and to the people without a place (R4.105)', async () => {
    await buy(family.owner, renewal(3));
    await moveTo(end, 31);
    expect(await warnings(family.owner)).toHaveLength(0);
    await moveTo(end, 29.5);
    await moveTo(end, 20);
    expect(await warnings(family.owner)).toMatchObject([
      {
        subject: 'Somebody has no place on your next Ilera health plan',
        text: expect.stringMatching(/room for 3[\s\S]*Ada Eze/),
      },
    ]);
    expect((await warnings(last))[0]?.subject).toMatch(/^Your Ilera cover ends on /);
    await moveTo(end, 6.5);
    await moveTo(end, 0.5);
    expect(await warnings(last)).toHaveLength(3);
    expect(await coverOf(last)).toBe('Family Plus');
    await moveTo(end, -0.1);
    expect(await coverOf(last)).toBeNull();
    expect((await warnings(last)).at(-1)?.subject).toBe('Your Ilera cover has ended');
    expect(await warnings(family.owner)).toHaveLength(4);
    expect(await warnings(uju)).toHaveLength(0);
  });

  it('gives the place of a removed person to the next person without one', async () => {
    await renew();
    expect(await coverOf(last)).toBeNull();
    const told = await warnings(family.owner);
    expect((await family.remove((await family.rowOf(ngozi))?.id ?? 0)).status).toBe(200);
    expect(await coverOf(last)).toBe('Family Basic');
    await suite.api.housekeep();
    expect(await warnings(family.owner)).toEqual(told);
  });

  it('refuses a removed person who joins again when all places are taken', async () => {
    await renew();
    await family.remove((await family.rowOf(ngozi))?.id ?? 0);
    await setSeats(4);
    const id = await family.inviteOne(ngozi);
    await setSeats(3);
    expect(await suite.refused(() => accept(ngozi, id))).toEqual([
      422,
      expect.stringContaining('All places of this plan are taken'),
    ]);
    expect(await coverOf(last)).toBe('Family Basic');
  });

  it('tells each covered member once when it ends, and nobody while a next plan follows (R4.81)', async () => {
    const endings = async (email: string) =>
      (await suite.mailsTo(email, /has ended\. You are not covered/)).length;
    await renew();
    expect({ cover: await coverOf(uju), mails: await endings(uju) }).toEqual({
      cover: 'Family Basic',
      mails: 0,
    });
    await moveTo((await profile(family.owner)).package_expiry_at, -1 / 86_400);
    expect(await coverOf(uju)).toBeNull();
    expect({ member: await endings(uju), head: await endings(family.owner) }).toEqual({ member: 1, head: 0 });
  });

  it('tells a person without cover neither that they are covered nor when cover ends', async () => {
    await renew();
    const before = (await warnings(last)).length;
    await buy(family.owner, renewal(4));
    await setSeats(2);
    await moveTo((await profile(family.owner)).package_expiry_at, 29);
    expect(await coverOf(last)).toBeNull();
    const told = (await warnings(last)).slice(before);
    expect(told.map(({ text, subject }) => /are covered|cover ends/.test(subject + text))).toEqual([false]);
  });
});
