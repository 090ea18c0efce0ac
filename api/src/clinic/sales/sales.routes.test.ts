import type { Coupons, WaitingCity } from '@ilera/contracts/api';
import { clinicSteps, musa } from '../../testing/clinic/clinic-steps';
import { loadNative } from '../../testing/native';
import { onDatabase } from '../../testing/on-database';
import type * as WhoWaits from '../../testing/probes/who-waits';
import { thisYear } from '../../testing/test-clock';

const day = 86_400_000;
const forVisits = { scope: 'condition', condition_id: null, plan_type: null };

onDatabase('coupons of a manager (R5.19)', (suite) => {
  const { as } = clinicSteps(suite);
  const make = (body: object) =>
    as(musa, '/coupons', { percent: 25, ...forVisits, last_day: null, max_uses: null, ...body }, 'POST');
  const change = async (id: unknown, body: object) => {
    const { coupons } = (await as(musa, '/coupons')).body.data as Coupons;
    const { expires_at = null, max_uses = null } = coupons.find((coupon) => coupon.id === id) ?? {};
    const was = { expires_at, max_uses };
    return as(musa, `/coupons/${String(id)}`, { last_day: null, max_uses: null, was, ...body });
  };
  const use = async (code: string) =>
    (await suite.post('/individual/get_condition_discount', { code, condition_id: 1 })).status;
  const find = ({ coupons }: Coupons, code: string) => coupons.find((coupon) => coupon.code === code);

  it('are made for visits, used at once, and listed with their limits', async () => {
    const made = await make({ code: 'harmattan', max_uses: 5 });
    expect(made.status).toBe(200);
    expect(find(made.body.data, 'HARMATTAN')).toEqual({
      id: expect.any(Number),
      code: 'HARMATTAN',
      percent: 25,
      scope: 'condition',
      condition: null,
      plan_type: null,
      expires_at: null,
      max_uses: 5,
      uses: 0,
      state: 'open',
    });
    expect(find((await as(musa, '/coupons')).body.data, 'LASTONE')).toMatchObject({ max_uses: 1 });
    expect(await use('HARMATTAN')).toBe(200);
  });

  it('are created once when the form is sent again, and keep the first code', async () => {
    const [first, again] = [
      await make({ code: 'ONCE', max_uses: 5 }),
      await make({ code: 'once', max_uses: 5 }),
    ];
    expect({ status: again.status, data: again.body.data }).toEqual({ status: 200, data: first.body.data });
    const other = await make({ code: 'ONCE', max_uses: 6 });
    expect({ status: other.status, fields: Object.keys(other.body.errors) }).toEqual({
      status: 422,
      fields: ['code'],
    });
  });

  it('are ended with a press, and refused from then on', async () => {
    const { id } = find((await make({ code: 'SHORT' })).body.data, 'SHORT') ?? {};
    expect(await use('SHORT')).toBe(200);
    const ended = await change(id, { last_day: 'now' });
    const { expires_at } = find(ended.body.data, 'SHORT') ?? {};
    expect(find(ended.body.data, 'SHORT')).toMatchObject({ state: 'ended' });
    // The answer was lost, and the page sends it again.
    suite.api.advance(1000);
    const again = await change(id, { last_day: 'now', was: { expires_at: null, max_uses: null } });
    expect(again.status).toBe(200);
    expect(find(again.body.data, 'SHORT')).toMatchObject({ expires_at });
    expect(await use('SHORT')).toBe(422);
    const more = await change(id, { last_day: undefined, max_uses: 9 });
    expect(find(more.body.data, 'SHORT')).toMatchObject({ expires_at, max_uses: 9, state: 'ended' });
    expect(await suite.refused(() => change(999_999, {}))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it('hold until the end of their last day in Lagos', async () => {
    const today = suite.api.services.now().toISOString().slice(0, 10);
    const { id } = find((await make({ code: 'TODAY' })).body.data, 'TODAY') ?? {};
    const tomorrow = new Date(Date.parse(today) + day).toISOString().slice(0, 10);
    const changed = await change(id, { last_day: tomorrow, max_uses: 3 });
    expect(find(changed.body.data, 'TODAY')).toMatchObject({
      expires_at: `${tomorrow}T23:00:00.000Z`,
      max_uses: 3,
      state: 'open',
    });
    const was = { expires_at: null, max_uses: null };
    // The answer was lost, and the page sends it again.
    expect((await change(id, { last_day: tomorrow, max_uses: 3, was })).status).toBe(200);
    // Another manager still sees no limit.
    expect(await suite.refused(() => change(id, { max_uses: 9, was }))).toEqual([
      409,
      expect.stringContaining('Somebody else has just changed'),
    ]);
  });

  suite.itOnPostgres('count the use of somebody who is buying when their number is limited', async () => {
    const { holdUntilWaiting, readWaiting } = await loadNative<typeof WhoWaits>('./probes/who-waits.ts');
    const { id } = find((await make({ code: 'BUSY' })).body.data, 'BUSY') ?? {};
    const pay = (name: string, time: string) =>
      suite.post('/condition/payment/1', {
        date: `12-31-${thisYear} ${time}`,
        method: 'video',
        first_name: name,
        last_name: 'Bello',
        email: `${name}.buys@mail.example`,
        redirect_url: 'http://localhost:3000/conditioncheckout/1',
        description: 'Payment for Malaria condition',
        couponcode: 'BUSY',
      });
    const waiting = async (number: number) => {
      while ((await readWaiting(suite.api)).length < number);
    };
    // A purchase reads the clinic's hours after its coupon.
    const hold = 'lock table clinic_hours in access exclusive mode';
    const statuses = await holdUntilWaiting(suite.api, hold, 2, async () => {
      const first = pay('ann', '09:30 am');
      await waiting(1);
      const limited = change(id, { max_uses: 1 });
      const second = limited.then(() => pay('ben', '10:15 am'));
      return (await Promise.all([first, limited, second])).map(({ status }) => status);
    });
    expect(statuses).toEqual([200, 200, 422]);
  });

  it.each([
    ['the code of another one', { code: 'welcome10' }, 'code'],
    ['a day that is over', { code: 'LATE', last_day: '2020-01-01' }, 'last_day'],
    ['a day that is none', { code: 'NODAY', last_day: `${thisYear + 1}-02-31` }, 'last_day'],
    ['an unknown condition', { code: 'NONE', condition_id: 999_999 }, 'condition_id'],
    ['a plan for visits', { code: 'MIXED', plan_type: 'family' }, 'scope'],
    ['a code with spaces', { code: 'A B C' }, 'code'],
    ['everything for nothing', { code: 'FREE', percent: 100 }, 'percent'],
  ])('do not take %s', async (_name, body, field) => {
    const refused = await make(body);
    expect({ status: refused.status, fields: Object.keys(refused.body.errors) }).toEqual({
      status: 422,
      fields: [field],
    });
  });
});

onDatabase('the waitlist of a manager (R5.19)', (suite) => {
  const { as } = clinicSteps(suite);
  const join = (email: string, first_name = 'Uju') =>
    suite.post('/waitlist/join', { first_name, last_name: 'Eze', email, phone_number: '08031234567' });
  const bayo = 'bayo.planholder@ilera.example';
  beforeEach(async () => {
    await suite.api.run('delete from waitlist');
    await suite.api.run(`update users set city = 'Ikeja' where email = '${bayo}'`);
  });
  const list = async () => (await as(musa, '/waitlist')).body.data as WaitingCity[];
  const cityId = async (name: string) =>
    Number(await suite.api.one(`select id from cities where name = '${name}'`));
  const opened = async (email: string) => (await suite.mailsTo(email, 'is open in Ikeja')).length;

  it('counts by the city of the account, tells those of one city once, and the others later', async () => {
    for (const email of [bayo, 'uju@mail.example', 'ada@mail.example']) await join(email);
    expect(await list()).toEqual(
      expect.arrayContaining([
        { city: 'Ikeja', people: 1, told: 0 },
        { city: null, people: 2, told: 0 },
      ]),
    );
    const open_city_id = await cityId('Ikeja');
    const tell = (city: string | null) => as(musa, '/waitlist/tell', { city, open_city_id }, 'POST');
    const both = await Promise.all([tell('Ikeja'), tell('Ikeja')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect({ bayo: await opened(bayo), uju: await opened('uju@mail.example') }).toEqual({ bayo: 1, uju: 0 });
    await tell(null);
    await tell(null);
    expect({ bayo: await opened(bayo), uju: await opened('uju@mail.example') }).toEqual({ bayo: 1, uju: 1 });
    expect(await list()).toContainEqual({ city: null, people: 2, told: 2 });
  });

  it('is not told of a closed city until a manager opens it', async () => {
    await join('far@mail.example');
    const [id, openNow] = [await cityId('Badagry'), `select available from cities where name = 'Badagry'`];
    const tell = () => as(musa, '/waitlist/tell', { city: null, open_city_id: id }, 'POST');
    const change = (available: boolean) => as(musa, `/cities/${id}`, { available });
    const names = async () =>
      ((await suite.get('/open_cities')).body.data as { name: string }[]).map(({ name }) => name);
    expect(await names()).not.toContain('Badagry');
    const refused = await tell();
    expect({ status: refused.status, fields: Object.keys(refused.body.errors) }).toEqual({
      status: 422,
      fields: ['open_city_id'],
    });
    expect(await suite.mailsTo('far@mail.example')).toHaveLength(1);
    expect((await change(true)).status).toBe(200);
    expect(await names()).toContain('Badagry');
    expect((await tell()).status).toBe(200);
    expect((await suite.mailsTo('far@mail.example')).at(-1)?.subject).toContain('is open in Badagry');
    await change(false);
    expect({ cities: await names(), isOpen: await suite.api.one(openNow) }).toEqual({
      cities: expect.not.arrayContaining(['Badagry']),
      isOpen: 'false',
    });
    expect(await suite.refused(() => tell())).toEqual([422, 'open_city_id']);
    expect(await suite.refused(() => as(musa, '/cities/999999999', { available: true }))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it('is exported, without formulas', async () => {
    await join(bayo);
    await join('eve@mail.example', '=HYPERLINK(1)');
    await join('mal@mail.example', '=HYPERLINK(2)\n.');
    const { text, headers } = await as(musa, '/waitlist/csv');
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': expect.stringContaining('waitlist.csv'),
    });
    expect(text).toMatch(/'=HYPERLINK\(1\)"?,Eze,eve@mail.example,08031234567/);
    expect(text).toMatch(/"'=HYPERLINK\(2\)\n\."/);
    expect(text).toContain(`${bayo},08031234567,Ikeja`);
  });
});
