import type { Staff } from '@ilera/contracts/api';
import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, musa, nneka, yusuf } from '../../testing/clinic/clinic-steps';
import { onDatabase } from '../../testing/on-database';
import { visitSteps } from '../../testing/visit-steps';

onDatabase('a visit whose payment is taken back while it runs', (suite) => {
  const { payAsGuest } = visitSteps(suite);
  const { as, assign, idOf, setState, start } = clinicSteps(suite);
  const email = 'charges.back@mail.example';
  const stateOf = async (reference: string) =>
    (await as(nneka, `/visits/${reference}`)).body.data.state as string;
  async function takeBack() {
    const payment = await payAsGuest(email, `3-27-${year} 09:30 am`);
    const [{ reference }] = (await as(nneka, `/visits?day=${year}-03-27`)).body.data as [
      { reference: string },
    ];
    await assign(reference, kemi, 'care');
    await start(reference, yusuf);
    await suite.ask({ method: 'POST', url: `/_pay/${payment}/merchant/chargeback` });
    expect(await stateOf(reference)).toBe('started');
    return { payment, reference };
  }

  it('goes on, so that the doctor can finish it', async () => {
    const { reference } = await takeBack();
    expect((await setState(reference, 'finished', yusuf)).status).toBe(200);
  });

  it.each([
    [
      'gives it up',
      (reference: string, was: number) =>
        as(yusuf, `/visits/${reference}/assignment`, { as: 'doctor', staff_id: null, was }),
    ],
    [
      'leaves the clinic',
      async (_reference: string, id: number) => {
        const was = ((await as(musa, '/staff')).body.data as Staff[]).find((one) => one.id === id);
        return as(musa, `/staff/${id}`, { ...was, active: false, was });
      },
    ],
  ])('is cancelled where its doctor %s, and refunded once', async (_words, lose) => {
    const { payment, reference } = await takeBack();
    expect((await lose(reference, await idOf(yusuf))).status).toBe(200);
    expect(await stateOf(reference)).toBe('cancelled');
    expect((await suite.mailsTo(email)).at(-1)?.subject).toBe('Your Ilera appointment was cancelled');
    const told = await suite.mailsTo(kemi, reference);
    expect(told.flatMap(({ subject }) => /needs somebody|was cancelled/.exec(subject) ?? [])).toEqual([
      'was cancelled',
    ]);
    const refund = `select string_agg(cause, ',') from refunds where payment_id = (select id from payments where reference = '${payment}')`;
    expect(await suite.api.one(refund)).toBe('refunded-at-provider');
  });
});
