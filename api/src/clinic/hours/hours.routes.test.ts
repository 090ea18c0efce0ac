import type { ClinicHours } from '@ilera/contracts/api';
import { timeSlots } from '@ilera/format';
import { approvePayment } from '../../testing/approve-payment';
import { year } from '../../testing/booking-days';
import { clinicSteps, musa, nneka } from '../../testing/clinic/clinic-steps';
import { onDatabase } from '../../testing/on-database';
import { ada, visitSteps } from '../../testing/visit-steps';

const full = ['There is no doctor free at this time. Choose another time.'];

onDatabase('the hours of the clinic', (suite) => {
  const { book, cancel, move, payAsGuest, startAsGuest } = visitSteps(suite);
  const { as } = clinicSteps(suite);
  const hours = async (): Promise<ClinicHours> => (await as(nneka, '/hours')).body.data;
  const set = async (change: Partial<ClinicHours>) => {
    const was = await hours();
    return as(musa, '/hours', { ...was, ...change, was });
  };
  const slots = async (day: string, method = 'video') =>
    (await suite.get(`/slots?day=${day}&method=${method}`)).body.data as { open: boolean; full: string[] };
  const capacity = (video: number) => set({ capacity: { video, message: 4 } });

  beforeEach(() => suite.api.run('delete from clinic_hours'));

  it('are always, for four visits a quarter of an hour and method, until a manager changes them', async () => {
    expect(await hours()).toMatchObject({ exceptions: [], capacity: { video: 4, message: 4 } });
    expect(await slots(`${year}-05-01`)).toEqual({ open: true, full: [] });
    for (const guest of ['a', 'b', 'c', 'd'])
      await payAsGuest(`${guest}@mail.example`, `5-1-${year} 09:30 am`);
    expect((await slots(`${year}-05-01`)).full).toEqual(['09:30 am']);
    expect((await slots(`${year}-05-01`, 'message')).full).toEqual([]);
    const { token, reference } = await book(ada, '10:00 am');
    expect((await move(reference, `5-1-${year} 09:30 am`, token)).body.errors).toEqual({ date: full });
    const fifth = await suite.post('/condition/payment/1', {
      date: `5-1-${year} 09:30 am`,
      method: 'video',
      first_name: 'Eve',
      last_name: 'Ojo',
      email: 'e@mail.example',
      redirect_url: 'http://localhost:3000/x',
      description: 'Payment for Malaria condition',
    });
    expect({ status: fifth.status, errors: fifth.body.errors }).toEqual({
      status: 422,
      errors: { date: full },
    });
  });

  it('give a place back with a cancellation, and let a visit move within its own time', async () => {
    await capacity(1);
    const { token, reference, date, day } = await book(ada, '11:00 am');
    expect((await slots(`${year}-03-${String(day).padStart(2, '0')}`)).full).toEqual(['11:00 am']);
    expect((await move(reference, date, token)).status).toBe(200);
    await cancel(reference, token);
    expect((await slots(`${year}-03-${String(day).padStart(2, '0')}`)).full).toEqual([]);
    await capacity(4);
  });

  it('refund the second payment for the last place, and send a mail', async () => {
    await capacity(1);
    const slot = `5-2-${year} 09:30 am`;
    const [first, second] = [
      await startAsGuest('first@mail.example', slot),
      await startAsGuest('second@mail.example', slot),
    ];
    await approvePayment(suite, second);
    await approvePayment(suite, first);
    const result = async (reference: string) =>
      (await suite.get(`/condition/payment/status/${reference}`)).body.data;
    expect(await result(second)).toMatchObject({ status: 'success', refunded: false });
    expect(await result(first)).toMatchObject({
      status: 'cancelled',
      refunded: true,
      reason: expect.stringContaining('This time was taken before your payment came.'),
    });
    const [mail] = await suite.mailsTo('first@mail.example');
    expect(mail?.subject).toContain('refunding');
    await capacity(4);
  });

  it('refuse a manager who saves over hours that somebody else has changed', async () => {
    const was = await hours();
    const change = (day: string) =>
      as(musa, '/hours', { ...was, exceptions: [{ day: `${year}-09-${day}`, opening: null }], was });
    const answers = await Promise.all([change('01'), change('02')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { exceptions } = await hours();
    expect(await suite.refused(() => change('03'))).toEqual([
      409,
      expect.stringContaining('Somebody else has just changed'),
    ]);
    // The answer was lost, and the page sends it again.
    expect((await change(exceptions[0]?.day.slice(-2) ?? '')).status).toBe(200);
    expect((await hours()).exceptions).toEqual(exceptions);
    await set({ exceptions: [] });
  });

  it('close on weekdays and on days of their own, for booking and in the picker', async () => {
    const { weekdays } = await hours();
    const opening = { from: '09:00', until: '17:00' };
    await set({
      weekdays: weekdays.map((usual, weekday) => (weekday === 0 ? null : usual)),
      exceptions: [
        { day: `${year}-05-03`, opening },
        { day: `${year}-05-04`, opening: null },
      ],
    });
    const { open, full: closed } = await slots(`${year}-05-03`);
    expect({ open, freeTimes: timeSlots.filter((slot) => !closed.includes(slot)).length }).toEqual({
      open: true,
      freeTimes: 32,
    });
    expect(closed).not.toContain('04:45 pm');
    expect(closed).toContain('05:00 pm');
    expect(await slots(`${year}-05-04`)).toEqual({ open: false, full: [] });
    const sunday = new Date(Date.UTC(year, 5, 1));
    sunday.setUTCDate(1 + ((7 - sunday.getUTCDay()) % 7));
    expect(await slots(sunday.toISOString().slice(0, 10))).toEqual({ open: false, full: [] });
    const { token, reference } = await book(ada, '12:00 pm');
    const tried = async (date: string) => (await move(reference, date, token)).status;
    expect(await tried(`5-3-${year} 08:45 am`)).toBe(422);
    expect(await tried(`5-4-${year} 10:00 am`)).toBe(422);
    expect(await tried(`5-3-${year} 09:00 am`)).toBe(200);
  });

  it.each([
    [
      'a day that closes before it opens',
      { exceptions: [{ day: `${year}-05-04`, opening: { from: '17:00', until: '09:00' } }] },
      ['exceptions'],
    ],
    ['a day that is none', { exceptions: [{ day: `${year}-02-30`, opening: null }] }, ['exceptions']],
    [
      'a day twice',
      {
        exceptions: [
          { day: `${year}-05-04`, opening: null },
          { day: `${year}-05-04`, opening: null },
        ],
      },
      ['exceptions'],
    ],
    ['six weekdays', { weekdays: Array.from({ length: 6 }, () => null) }, ['weekdays']],
    [
      'a time that is no quarter of an hour',
      { weekdays: [{ from: '09:10', until: '10:00' }, ...Array.from({ length: 6 }, () => null)] },
      ['weekdays.0.from', 'weekdays.0'],
    ],
    ['fewer than no visits', { capacity: { video: -1, message: 4 } }, ['capacity.video']],
  ])('refuse %s', async (_words, change, fields) => {
    expect(await suite.refused(() => set(change as Partial<ClinicHours>))).toEqual([422, ...fields]);
  });
});
