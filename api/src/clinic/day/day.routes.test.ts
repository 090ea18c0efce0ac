import type { AccessEntry, ClinicVisitRow } from '@ilera/contracts/api';
import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, musa, nneka, yusuf } from '../../testing/clinic/clinic-steps';
import { onDatabase } from '../../testing/on-database';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('the day of the clinic', (suite) => {
  const { book, payAsGuest } = visitSteps(suite);
  const { as, assign, idOf, moveTo, start } = clinicSteps(suite);
  const list = async (query = '', email = nneka) =>
    (await as(email, `/visits${query}`)).body.data as ClinicVisitRow[];
  const take = async (reference: string) =>
    suite.api.run(
      `update visits set doctor_id = ${await idOf(nneka)}, care_id = ${await idOf(kemi)} where reference = '${reference}'`,
    );

  it('shows person, condition, method and time of each visit, and nothing that the person wrote', async () => {
    const own = await book(ada);
    const rows = await list(`?day=${year}-03-${String(own.day).padStart(2, '0')}`);
    expect(rows).toEqual([
      {
        reference: own.reference,
        scheduled_at: `${year}-03-${String(own.day).padStart(2, '0')}T08:30:00.000Z`,
        condition: expect.any(String),
        person: 'Ada O.',
        method: 'video',
        state: 'waiting',
        waits: 'unassigned',
        care_manager: null,
        doctor: null,
      },
    ]);
    await payAsGuest('ann@mail.example', `3-20-${year} 11:45 pm`);
    const [guest] = await list(`?day=${year}-03-20`);
    expect(guest).toMatchObject({ person: 'Ann B.', scheduled_at: `${year}-03-20T22:45:00.000Z` });
    expect(await suite.refused(() => as(nneka, '/visits?day=2026-02-30'))).toEqual([422, 'day']);
  });

  it('begins with what waits, most urgent first', async () => {
    const [alone, late, unassigned, due, later] = [
      await book(ada),
      await book(ada),
      await book(ada),
      await book(ada),
      await book(ada),
    ];
    await suite.api.run(`update visits set status = 'success' where scheduled_at < '${year}-01-03'`);
    const minutes = {
      [alone.reference]: 29,
      [late.reference]: -5,
      [unassigned.reference]: 300,
      [due.reference]: 40,
      [later.reference]: 200,
    };
    for (const [reference, ahead] of Object.entries(minutes)) await moveTo(reference, ahead);
    for (const { reference } of [late, due, later]) await take(reference);
    const rows = (await list()).filter(({ reference }) => reference in minutes);
    expect(rows.map(({ reference, waits }) => [reference, waits])).toEqual([
      [alone.reference, 'untaken'],
      [late.reference, 'overdue'],
      [unassigned.reference, 'unassigned'],
      [due.reference, 'due'],
      [later.reference, null],
    ]);
    expect(rows[1]).toMatchObject({ doctor: { name: 'Dr Nneka Obi' }, care_manager: { name: 'Kemi Alade' } });
  });

  it('shows waiting visits of earlier days today, and on no other day', async () => {
    const { reference } = await book(ada);
    await moveTo(reference, -3 * 24 * 60);
    const has = async (query: string) => (await list(query)).some((row) => row.reference === reference);
    expect({ today: await has(''), anotherDay: await has(`?day=${year}-03-01`) }).toEqual({
      today: true,
      anotherDay: false,
    });
    await suite.api.run(`update visits set status = 'cancelled' where reference = '${reference}'`);
    expect(await has('')).toBe(false);
  });

  it('waits for somebody where a visit was started more than three hours ago', async () => {
    const { reference } = await book(ada);
    await start(reference);
    const waits = async () => (await list()).find((row) => row.reference === reference)?.waits;
    expect(await waits()).toBeNull();
    suite.api.advance(181 * 60_000);
    expect(await waits()).toBe('unfinished');
  });

  it('loses a doctor or care manager who leaves or changes role, also while it runs', async () => {
    const change = async (email: string, values: object) => {
      const id = await idOf(email);
      const all = (await as(musa, '/staff')).body.data as { id: number }[];
      const was = all.find((one) => one.id === id);
      const body = { ...was, ...values, was };
      expect((await as(musa, `/staff/${id}`, body)).status).toBe(200);
    };
    const [coming, begun] = [await book(ada), await book(ada)];
    await assign(coming.reference, kemi, 'care');
    await assign(coming.reference, yusuf, 'doctor');
    await start(begun.reference, yusuf);
    const told = async (email: string, { reference } = coming) =>
      (await suite.mailsTo(email, 'needs somebody', reference)).length;
    await change(kemi, { active: false });
    // The doctor still has it.
    expect({ kemi: await told(kemi), yusuf: await told(yusuf) }).toEqual({ kemi: 0, yusuf: 1 });
    await change(yusuf, { roles: ['care'] });
    // Nobody has it, which care managers are told.
    expect({ kemi: await told(kemi), yusuf: await told(yusuf) }).toEqual({ kemi: 0, yusuf: 2 });
    const seen = (await as(nneka, `/visits/${coming.reference}`)).body.data;
    expect(seen).toMatchObject({ care_manager: null, doctor: null, waits: 'unassigned' });
    expect((await as(nneka, `/visits/${begun.reference}`)).body.data).toMatchObject({
      doctor: null,
      state: 'waiting',
    });
    expect(await told(yusuf, begun)).toBe(1);
    await change(kemi, { active: true });
    await change(yusuf, {});
    expect((await assign(coming.reference, kemi, 'care')).status).toBe(200);
  });

  it('shows the visits of today beside thousands of older visits that are still open', async () => {
    const { reference: left } = await book(ada);
    await suite.api.run(
      `insert into visits (reference, user_id, description, method, scheduled_at)
       select 'LEFT-' || n, user_id, '', method, now() - n * interval '1 day'
       from visits, generate_series(1, 1100) n where reference = '${left}'`,
    );
    const { reference } = await book(ada);
    await moveTo(reference, 60);
    await suite.api.run('analyze visits');
    const rows = await list();
    expect(rows).toHaveLength(1000);
    expect(rows.map((row) => row.reference)).toContain(reference);
    await suite.api.run(`update visits set status = 'cancelled' where reference like 'LEFT-%'`);
  });

  it('is filtered by method, person of the staff and state', async () => {
    const { reference, day } = await book(ada);
    await take(reference);
    const on = `?day=${year}-03-${String(day).padStart(2, '0')}`;
    const found = async (query: string) => (await list(on + query)).length;
    expect(await found(`&staff=${await idOf(nneka)}`)).toBe(1);
    expect(await found(`&staff=${await idOf(kemi)}`)).toBe(1);
    expect(await found(`&staff=${await idOf(yusuf)}`)).toBe(0);
    expect({ video: await found('&method=video'), message: await found('&method=message') }).toEqual({
      video: 1,
      message: 0,
    });
    expect({ waiting: await found('&state=waiting'), finished: await found('&state=finished') }).toEqual({
      waiting: 1,
      finished: 0,
    });
  });

  it('is in the trail that the person sees, once an hour for each of the staff', async () => {
    const { reference, day, token } = await book(bayo);
    const on = `?day=${year}-03-${String(day).padStart(2, '0')}`;
    await list(on);
    await list(on);
    await list(on, kemi);
    const trail = (await suite.get('/individual/data/access', token)).body.data.data as AccessEntry[];
    const reads = trail.filter((entry) => entry.record === reference && entry.action === 'read');
    expect(reads.map(({ who, what }) => `${who} ${what}`)).toEqual(['staff visit', 'staff visit']);
  });

  it('tells of a new booking and of a change while somebody looks, and of no read', async () => {
    const stream = await suite.api.listen('/clinic/events', await suite.api.enterClinic(nneka));
    await stream.until('retry');
    const { reference } = await book(ada);
    await list();
    await stream.until(`event: visit\ndata: {"reference":"${reference}"}`);
    await take(reference);
    const other = await book(ada);
    const heard = await stream.until(other.reference);
    expect(heard.split(reference)).toHaveLength(3);
    stream.close();
  });

  it('tells of nothing more once the role for it is lost', async () => {
    const stream = await suite.api.listen('/clinic/events', await suite.api.enterClinic(yusuf));
    await stream.until('retry');
    await suite.api.run(`update staff set roles = '{support}' where email = '${yusuf}'`);
    await book(ada);
    expect(await stream.until('event')).not.toContain('event');
  });
});
