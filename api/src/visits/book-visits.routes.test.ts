import { startInNextYear, year } from '../testing/booking-days';
import { onDatabase } from '../testing/on-database';
import { peopleOf } from '../testing/people';

const booking = {
  day: 14,
  year,
  month: 2,
  time: '09:30 am',
  method: 'video',
  id: 1,
  date: `3-14-${year} 09:30 am`,
  description: 'Payment for Malaria condition',
};

onDatabase('booking of visits', (suite) => {
  startInNextYear(suite);
  const { registered } = peopleOf(suite);
  const ada = 'ada.individual@ilera.example';
  const book = (token: string, change: Record<string, unknown> = {}, id: number | string = 1) =>
    suite.post(`/individual/free_health_care/${id}`, { ...booking, id, ...change }, token);

  it('books a visit in Lagos time, mails it, shows it in history and profile', async () => {
    const { email } = await registered();
    const token = await suite.api.signIn(email);
    const { body } = await book(token);
    expect(body.data).toMatchObject({
      status: 'processing',
      method: 'video',
      scheduled_at: `${year}-03-14T08:30:00.000Z`,
      description: booking.description,
    });
    const profile = (await suite.get('/individual/profile', token)).body.data;
    expect(profile).toMatchObject({
      appointments_count: 1,
      recent_appointments: [{ reference: body.data.reference }],
    });
    expect(profile.last_appointment.created_at).toBe(body.data.created_at);
    const history = (
      await suite.get(`/individual/appointments/user/${profile.id}?page=1&count=5&search=`, token)
    ).body;
    expect(history.data).toMatchObject({ total: 1, data: [{ reference: body.data.reference }] });
    const mails = await suite.mailsTo(email);
    const [mail, ...more] = mails.filter(({ text }) => text.includes(body.data.reference));
    expect(more).toEqual([]);
    // A subject shows on a locked phone.
    expect(mail?.subject ?? 'Malaria').not.toContain('Malaria');
  });

  it('books once, however often the button is pressed', async () => {
    const token = await suite.api.signIn('bayo.planholder@ilera.example');
    const responses = await Promise.all(Array.from({ length: 50 }, () => book(token)));
    // On a slow machine some wait too long for a connection or the person's lock.
    const booked = responses.filter(({ status }) => status !== 503);
    expect(new Set(booked.map(({ text }) => text)).size).toBe(1);
    const id = await suite.api.userId('bayo.planholder@ilera.example');
    const { data } = (await suite.get(`/individual/appointments/user/${id}?count=50`, token)).body.data;
    const [first, other] = (data as { scheduled_at: string; reference: string }[]).filter(
      ({ scheduled_at }) => scheduled_at === booked[0]?.body.data.scheduled_at,
    );
    expect({ reference: first?.reference, other }).toEqual({
      reference: booked[0]?.body.data.reference,
      other: undefined,
    });
    expect(await suite.mailsTo('bayo.planholder@ilera.example')).toHaveLength(1);
  });

  it('takes the same words with another method or condition for another visit', async () => {
    const token = await suite.api.signIn(ada);
    const change = { time: '06:30 pm', date: `3-14-${year} 06:30 pm` };
    expect((await book(token, change)).status).toBe(200);
    const held = { date: ['You already have a visit at this time. Choose another time.'] };
    expect((await book(token, { ...change, method: 'message' })).body.errors).toEqual(held);
    expect((await book(token, change, 2)).body.errors).toEqual(held);
  });

  it('books a custom condition in the own words of the person', async () => {
    const token = await suite.api.signIn(ada);
    const { body } = await book(
      token,
      { description: 'My Condition: my <b>ear</b> hurts', time: '12:15 pm', date: `3-14-${year} 12:15 pm` },
      'custom',
    );
    expect(body.data).toMatchObject({
      description: 'My Condition: my <b>ear</b> hurts',
      scheduled_at: `${year}-03-14T11:15:00.000Z`,
    });
  });

  it.each([
    ['a month that counts from one', { month: 3 }, 'date'],
    ['another day', { day: 15 }, 'date'],
    ['another time', { time: '10:00 am' }, 'date'],
    ['a day that does not exist', { day: 30, month: 1, date: `2-30-${year} 09:30 am` }, 'date'],
    ['a day that is over', { day: 1, month: 0, year: 2020, date: '1-1-2020 09:30 am' }, 'date'],
    ['a day of the year after', { year: year + 1, date: `3-14-${year + 1} 09:30 am` }, 'date'],
    ['another condition than the address', { id: 2 }, 'id'],
    ['no description', { description: '   ' }, 'description'],
    ['no method', { method: 'phone' }, 'method'],
  ])('refuses %s under its field', async (_name, change, field) => {
    const token = await suite.api.signIn(ada);
    const url = '/individual/free_health_care/1';
    expect(await suite.refused(() => suite.post(url, { ...booking, ...change }, token))).toEqual([
      422,
      field,
    ]);
  });

  it('does not book a condition that does not exist', async () => {
    const token = await suite.api.signIn(ada);
    expect(await suite.refused(() => book(token, {}, 4242))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it('pages by five, and finds by words and by reference', async () => {
    const email = 'chioma.family@ilera.example';
    const token = await suite.api.signIn(email);
    const id = await suite.api.userId(email);
    const url = `/individual/appointments/user/${id}`;
    const first = (await suite.get(`${url}?page=1`, token)).body.data;
    const second = (await suite.get(`${url}?page=2`, token)).body.data;
    expect({ firstPage: first.data.length, secondPage: second.data.length, total: first.total }).toEqual({
      firstPage: 5,
      secondPage: 1,
      total: 6,
    });
    const behindTheLast = (await suite.get(`${url}?page=9`, token)).body.data;
    expect(behindTheLast).toMatchObject({ data: [], total: 6, last_page: 2 });
    const times = [...first.data, ...second.data].map((row: { created_at: string }) => row.created_at);
    expect(times).toEqual([...times].sort().reverse());
    const { reference } = second.data[0];
    const found = (await suite.get(`${url}?search=${reference.toLowerCase()}`, token)).body.data;
    expect(found.data.map((row: { reference: string }) => row.reference)).toEqual([reference]);
  });

  it('may be booked again after it was cancelled', async () => {
    const token = await suite.api.signIn(ada);
    const change = { time: '05:00 pm', date: `3-14-${year} 05:00 pm` };
    const { reference } = (await book(token, change)).body.data;
    await suite.post(`/individual/appointment/${reference}/cancel`, {}, token);
    expect((await book(token, change)).body.data.reference).not.toBe(reference);
  });
});
