import type * as ProveWhile from '../testing/probes/prove-while';
import { approvePayment } from '../testing/approve-payment';
import { supportDesk } from '../testing/clinic/support-desk';
import { loadNative } from '../testing/native';
import { onDatabase } from '../testing/on-database';
import { year } from '../testing/booking-days';
import { ada, visitSteps } from '../testing/visit-steps';

onDatabase('the visit of a guest (R4.77)', (suite) => {
  const { at, book, cancel, move, payAsGuest, register, startAsGuest } = visitSteps(suite);
  const historyOf = async (email: string) => {
    const id = await suite.api.userId(email);
    return (await suite.get(`/individual/appointments/user/${id}`, await suite.api.signIn(email))).body.data;
  };

  it('comes into the account once the address is proven, with its price, and not before', async () => {
    const reference = await payAsGuest('Late.Guest@mail.example', `6-1-${year} 09:30 am`);
    const verify = await register('late.guest@mail.example');
    expect((await historyOf('late.guest@mail.example')).total).toBe(0);
    await verify();
    const history = await historyOf('late.guest@mail.example');
    expect(history.total).toBe(1);
    const token = await suite.api.signIn('late.guest@mail.example');
    expect((await suite.get(at(history.data[0].reference), token)).body.data).toMatchObject({
      amount: 1999,
      payment_reference: reference,
    });
  });

  it('is paid back when it is cancelled, once, and says so', async () => {
    const email = 'cancels@mail.example';
    const reference = await payAsGuest(email, `6-5-${year} 09:30 am`);
    await (
      await register(email)
    )();
    const token = await suite.api.signIn(email);
    const [visit] = (await historyOf(email)).data;
    await Promise.all([cancel(visit.reference, token), cancel(visit.reference, token)]);
    expect((await suite.get(at(visit.reference), token)).body.data).toMatchObject({
      status: 'cancelled',
      refunded: true,
    });
    const { accountOf, issuesOf, refundsIn } = supportDesk(suite);
    expect(refundsIn(await accountOf(email), reference)).toMatchObject([{ amount: 1999 }]);
    expect(await issuesOf(reference)).toEqual([]);
  });

  it('can be booked again at the same time after it was cancelled', async () => {
    const email = 'regrets@mail.example';
    const slot = `6-8-${year} 09:30 am`;
    const first = await payAsGuest(email, slot);
    await (
      await register(email)
    )();
    const token = await suite.api.signIn(email);
    const [visit] = (await historyOf(email)).data;
    await cancel(visit.reference, token);
    await payAsGuest(email, slot);
    const { data } = await historyOf(email);
    expect(data.map(({ status }: { status: string }) => status).sort()).toEqual(['cancelled', 'processing']);
    const { body } = await suite.get(`/condition/payment/status/${first}`);
    expect(body.data).toMatchObject({ status: 'cancelled', refunded: true });
  });

  it('keeps its payment when it is moved', async () => {
    const email = 'moves@mail.example';
    const reference = await payAsGuest(email, `6-6-${year} 09:30 am`);
    await (
      await register(email)
    )();
    const token = await suite.api.signIn(email);
    const [visit] = (await historyOf(email)).data;
    const moved = await move(visit.reference, `6-7-${year} 09:30 am`, token);
    expect(moved.body.data).toMatchObject({ payment_reference: reference, amount: 1999, refunded: false });
    // The payment belongs to the new time: that one cannot be bought again, and the old one can.
    const result = await suite.get(`/condition/payment/status/${reference}`);
    expect(result.body.data.date).toBe(`6-7-${year} 09:30 am`);
    const again = (date: string) =>
      suite.post('/condition/payment/1', {
        date,
        method: 'video',
        first_name: 'Ann',
        last_name: 'Bello',
        email,
        redirect_url: 'http://localhost:3000/conditioncheckout/1',
        description: 'Payment for Malaria condition',
      });
    expect(await suite.refused(() => again(`6-7-${year} 09:30 am`))).toEqual([
      409,
      expect.stringContaining('already have a visit at this time'),
    ]);
    expect((await again(`6-6-${year} 09:30 am`)).status).toBe(200);
  });

  it('comes into the account also at a time that it holds already: both are shown, one is moved or paid back (R4.77)', async () => {
    const email = 'before@mail.example';
    const verify = await register(email);
    const { date, reference: own } = await book(email);
    const paid = await payAsGuest(email, date);
    await verify();
    const token = await suite.api.signIn(email);
    const { data } = await historyOf(email);
    expect(data).toHaveLength(2);
    const guest = data.find(({ reference }: { reference: string }) => reference !== own);
    expect((await suite.get(at(guest.reference), token)).body.data).toMatchObject({
      amount: 1999,
      payment_reference: paid,
    });
    expect((await move(own, `6-9-${year} 09:30 am`, token)).status).toBe(200);
    await cancel(guest.reference, token);
    expect((await suite.get(at(guest.reference), token)).body.data.refunded).toBe(true);
  });

  suite.itOnPostgres('comes into an account that is proven while the visit is paid', async () => {
    const { proveWhile } = await loadNative<typeof ProveWhile>('./probes/prove-while.ts');
    const email = 'during@mail.example';
    await register(email);
    const reference = await startAsGuest(email, `6-8-${year} 09:30 am`);
    await proveWhile(suite.api, email, async () => {
      await approvePayment(suite, reference);
      return suite.get(`/condition/payment/status/${reference}`);
    });
    expect((await suite.get(`/condition/payment/status/${reference}`)).body.data.status).toBe('success');
    expect((await historyOf(email)).total).toBe(1);
  });

  it('comes into an account that is there already, unless somebody else only claims the address', async () => {
    await payAsGuest(ada, `6-2-${year} 09:30 am`);
    const mailTo = async (email: string) => JSON.stringify((await suite.mailsTo(email)).at(-1));
    expect(await mailTo(ada)).toContain('See my appointments');
    expect((await historyOf(ada)).data[0].scheduled_at).toBe(`${year}-06-02T08:30:00.000Z`);
    await register('claimed@mail.example');
    await payAsGuest('claimed@mail.example', `6-3-${year} 09:30 am`);
    expect((await historyOf('claimed@mail.example')).total).toBe(0);
    expect(await mailTo('claimed@mail.example')).toContain('Create an account');
  });
});
