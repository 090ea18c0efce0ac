import { onDatabase } from '../testing/on-database';
import { year } from '../testing/booking-days';
import { clinicSteps, kemi, musa, nneka, sola, yusuf } from '../testing/clinic/clinic-steps';
import { supportDesk } from '../testing/clinic/support-desk';
import { ada, bayo, visitSteps } from '../testing/visit-steps';

onDatabase('one visit', (suite) => {
  const { at, book, cancel, move } = visitSteps(suite);
  const { moveTo } = clinicSteps(suite);

  it('says when, how, for how much and what can be done', async () => {
    const { token, reference } = await book(ada);
    expect((await suite.get(at(reference), token)).body.data).toMatchObject({
      reference,
      method: 'video',
      status: 'processing',
      amount: null,
      can_move: true,
      can_cancel: true,
      refunded: false,
    });
  });

  it('is not there for anybody else, to see, to move or to cancel', async () => {
    const { reference } = await book(ada);
    const other = await suite.api.signIn(bayo);
    expect((await suite.get(at(reference), other)).status).toBe(404);
    expect(await suite.refused(() => move(reference, `4-1-${year} 09:30 am`, other))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect(await suite.refused(() => cancel(reference, other))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it('moves, and says so by mail', async () => {
    const { token, reference } = await book(ada);
    const moved = await move(reference, `4-2-${year} 10:15 am`, token);
    expect(moved.body.data).toMatchObject({
      scheduled_at: `${year}-04-02T09:15:00.000Z`,
      status: 'processing',
    });
    const mails = await suite.mailsTo(ada);
    expect(mails.at(-1)?.subject).toContain('was moved');
    // The answer was lost, and the page asks again.
    expect((await move(reference, `4-2-${year} 10:15 am`, token)).status).toBe(200);
    expect(await suite.mailsTo(ada)).toHaveLength(mails.length);
  });

  it('moves to a time that is too near for another move, also where the page asks again', async () => {
    const { token, reference } = await book(ada);
    // The suite's clock shows 1:00 am in Lagos.
    const near = `1-2-${year} 02:30 am`;
    expect((await move(reference, near, token)).status).toBe(200);
    expect((await move(reference, near, token)).status).toBe(200);
    expect((await move(reference, `1-2-${year} 02:45 am`, token)).status).toBe(422);
  });

  it('is cancelled once, and its time is free again', async () => {
    const { token, reference, date, day: booked } = await book(ada);
    const responses = await Promise.all([cancel(reference, token), cancel(reference, token)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await suite.get(at(reference), token)).body.data).toMatchObject({
      status: 'cancelled',
      can_move: false,
      can_cancel: false,
    });
    expect(await suite.mailsTo(ada, 'was cancelled')).toHaveLength(1);
    const again = await suite.post(
      '/individual/free_health_care/1',
      {
        day: booked,
        year,
        month: 2,
        time: '09:30 am',
        method: 'message',
        id: 1,
        date,
        description: 'Another',
      },
      token,
    );
    expect(again.status).toBe(200);
  });

  it('cannot be moved to a time that is over, nor onto another visit of the same person', async () => {
    const { token, reference } = await book(ada);
    const other = await book(ada);
    expect(await suite.refused(() => move(reference, '1-1-2026 09:30 am', token))).toEqual([422, 'date']);
    expect((await move(reference, `1-1-${year + 1} 12:00 am`, token)).body.errors).toHaveProperty('date', [
      `Dates of ${year + 1} open on 1 January. Choose an earlier date.`,
    ]);
    const taken = await move(reference, other.date, token);
    expect(taken.body.errors).toHaveProperty('date', [
      'You already have a visit at this time. Choose another time.',
    ]);
  });

  it('refuses a second visit of the same person at the same time', async () => {
    const { token, date, day: booked } = await book(bayo);
    const body = { day: booked, year, month: 2, time: '09:30 am', method: 'video', id: 2, date };
    for (const description of ['One thing', 'Another thing'])
      expect(
        await suite.refused(() =>
          suite.post('/individual/free_health_care/2', { ...body, description }, token),
        ),
      ).toEqual([422, 'date']);
  });

  it('is changed until two hours before it, and not later', async () => {
    const { token, reference } = await book(ada);
    await moveTo(reference, 119);
    expect((await suite.get(at(reference), token)).body.data).toMatchObject({
      can_move: false,
      can_cancel: false,
    });
    const late = await move(reference, `5-1-${year} 09:30 am`, token);
    expect(late.body.message).toContain('two hours before');
    expect(await suite.refused(() => cancel(reference, token))).toEqual([
      422,
      expect.stringContaining('two hours before'),
    ]);
  });

  it('tells the next visit until it is over', async () => {
    const { setState, start } = clinicSteps(suite);
    const email = 'chioma.family@ilera.example';
    const [forgotten, running, later] = [await book(email), await book(email), await book(email)];
    const next = async () =>
      (await suite.get('/individual/next_appointment', later.token)).body.data.reference;
    await moveTo(forgotten.reference, -3 * 24 * 60);
    await moveTo(running.reference, -1);
    await moveTo(later.reference, 2 * 24 * 60);
    expect(await next()).toBe(running.reference);
    await start(running.reference);
    expect(await next()).toBe(running.reference);
    await setState(running.reference, 'finished');
    await moveTo(forgotten.reference, -4 * 60);
    expect(await next()).toBe(later.reference);
  });

  it('tells of several visits the one that comes first', async () => {
    const email = 'chioma.family@ilera.example';
    const id = await suite.api.userId(email);
    await suite.api.run(`update visits set status = 'success' where user_id = ${id}`);
    const token = await suite.api.signIn(email);
    expect((await suite.get('/individual/next_appointment', token)).body.data).toBeNull();
    const later = await book(email);
    const sooner = await book(email);
    await move(sooner.reference, `2-1-${year} 09:30 am`, token);
    expect((await suite.get('/individual/next_appointment', token)).body.data.reference).toBe(
      sooner.reference,
    );
    await cancel(sooner.reference, token);
    expect((await suite.get('/individual/next_appointment', token)).body.data.reference).toBe(
      later.reference,
    );
  });

  it('filters the history by status over all pages', async () => {
    const { token, reference } = await book(bayo);
    await cancel(reference, token);
    const url = `/individual/appointments/user/${await suite.api.userId(bayo)}`;
    const { data } = (await suite.get(`${url}?status=cancelled`, token)).body;
    const { visits } = await supportDesk(suite).accountOf(bayo);
    expect(data.total).toBe(visits.filter(({ state }) => state === 'cancelled').length);
    expect(data.data[0].reference).toBe(reference);
    expect(data.data.every((row: { status: string }) => row.status === 'cancelled')).toBe(true);
    expect((await suite.get(`${url}?status=nonsense`, token)).status).toBe(422);
  });

  it('tells only its own staff that it was moved or cancelled', async () => {
    const { as, assign } = clinicSteps(suite);
    const [{ token, reference }, { reference: other }] = [await book(ada), await book(ada)];
    await assign(reference, kemi, 'care');
    await assign(reference, nneka, 'doctor');
    await assign(other, nneka, 'doctor');
    const changes = (email: string) => suite.mailsTo(email, 'A consultation of yours');
    await move(reference, `4-3-${year} 10:15 am`, token);
    await cancel(reference, token);
    for (const holder of [kemi, nneka]) {
      const told = await changes(holder);
      expect(told.map(({ subject }) => /moved|cancelled/.exec(subject)?.[0])).toEqual(['moved', 'cancelled']);
      for (const { subject, text } of told) {
        expect(text).toContain(reference);
        expect(subject + text).not.toMatch(/malaria|ada/i);
      }
      expect(told[0]?.text).toContain('10:15');
    }
    const key = `U${await suite.api.userId(ada)}`;
    await as(sola, `/support/people/${key}/visits/${other}/cancel`, {}, 'POST');
    expect({ kemi: (await changes(kemi)).length, nneka: (await changes(nneka)).length }).toEqual({
      kemi: 2,
      nneka: 3,
    });
    expect({ yusuf: await changes(yusuf), musa: await changes(musa) }).toEqual({ yusuf: [], musa: [] });
  });
});
