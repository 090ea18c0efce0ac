import { year } from '../../testing/booking-days';
import { clinicSteps, nneka, yusuf } from '../../testing/clinic/clinic-steps';
import { onDatabase } from '../../testing/on-database';
import { bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('who may read medical records (R4.96)', (suite) => {
  const { book, payAsGuest } = visitSteps(suite);
  const { as, assign } = clinicSteps(suite);
  let days = 0;
  /** A guest's visit on a day of its own. @returns its reference */
  const guestVisit = async (email: string, more: object = {}): Promise<string> => {
    days += 1;
    await payAsGuest(email, `4-${days}-${year} 09:30 am`, more);
    return (await as(nneka, `/visits?day=${year}-04-0${days}`)).body.data[0].reference;
  };
  const read = async (reference: string, by: string) => (await as(by, `/visits/${reference}/reason`)).status;

  it('is the doctor of another visit of that guest, and not of another person of that name', async () => {
    await assign(await guestVisit('ann@mail.example'), yusuf, 'doctor');
    const [own, namesakes] = [
      await guestVisit('Ann@mail.example'),
      await guestVisit('other.ann@mail.example'),
    ];
    expect([await read(own, yusuf), await read(namesakes, yusuf)]).toEqual([200, 403]);
    await assign((await book(bayo)).reference, yusuf, 'doctor');
    const guests = await guestVisit('bayo@mail.example', { first_name: 'Bayo', last_name: 'Adeyemi' });
    expect(await read(guests, yusuf)).toBe(403);
  });
});
