/** @jest-environment ./api/src/testing/native-environment.cjs */
import type * as VerifyWhile from '../testing/verify-while';
import { loadNative } from '../testing/native';
import { onEachDatabase } from '../testing/on-each-database';
import { approvePayment } from '../testing/approve-payment';

const year = new Date().getFullYear() + 1;
const hour = 3_600_000;

onEachDatabase('one visit', (suite) => {
  const ada = 'ada.individual@ilera.example';
  const bayo = 'bayo.planholder@ilera.example';
  let day = 0;

  /** Books a visit on a day of its own in March of next year. */
  async function book(email: string, time = '09:30 am') {
    day += 1;
    const token = await suite.api.signIn(email);
    const date = `3-${day}-${year} ${time}`;
    const body = {
      day,
      year,
      month: 2,
      time,
      method: 'video',
      id: 1,
      date,
      description: 'Payment for Malaria',
    };
    const response = await suite.post('/individual/free_health_care/1', body, token);
    return { token, date, day, reference: response.body.data.reference as string };
  }
  const at = (reference: string) => `/individual/appointment/${reference}`;
  const move = (reference: string, date: string, token: string) =>
    suite.ask({ method: 'PUT', url: at(reference), body: { date }, token });
  const cancel = (reference: string, token: string) => suite.post(`${at(reference)}/cancel`, {}, token);

  async function startAsGuest(email: string, slot: string) {
    const { body } = await suite.post('/condition/payment/1', {
      date: slot,
      method: 'video',
      first_name: 'Ann',
      last_name: 'Bello',
      email,
      currency: 'NGN',
      redirect_url: 'http://localhost:3000/conditioncheckout/1',
      description: 'Payment for Malaria condition',
    });
    return body.data.reference as string;
  }

  async function payAsGuest(email: string, slot: string) {
    const reference = await startAsGuest(email, slot);
    await approvePayment(suite, reference);
    return reference;
  }

  async function register(email: string) {
    const password = 'Correct-Horse-7';
    await suite.post('/auth/individual/register', { first_name: 'Ann', last_name: 'Bello', email, password });
    const mails = JSON.parse(await suite.api.mailsTo(email)) as { text: string }[];
    const token = /verify_account\/([^\s"]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
    return () => suite.get(`/auth/individual/verify_account/${token}`);
  }

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
    expect((await move(reference, `4-1-${year} 09:30 am`, other)).status).toBe(404);
    expect((await cancel(reference, other)).status).toBe(404);
  });

  it('moves, and says so by mail', async () => {
    const { token, reference } = await book(ada);
    const moved = await move(reference, `4-2-${year} 10:15 am`, token);
    expect(moved.body.data).toMatchObject({
      scheduled_at: `${year}-04-02T09:15:00.000Z`,
      status: 'processing',
    });
    const mails = JSON.parse(await suite.api.mailsTo(ada)) as { subject: string }[];
    expect(mails.at(-1)?.subject).toContain('was moved');
  });

  it('is cancelled once, and its time is free again', async () => {
    const { token, reference, date, day: booked } = await book(ada);
    const responses = await Promise.all([cancel(reference, token), cancel(reference, token)]);
    expect(responses.map(({ status }) => status)).toContain(200);
    expect((await suite.get(at(reference), token)).body.data).toMatchObject({
      status: 'cancelled',
      can_move: false,
      can_cancel: false,
    });
    const mails = JSON.parse(await suite.api.mailsTo(ada)) as { subject: string }[];
    expect(mails.filter(({ subject }) => subject.includes('was cancelled'))).toHaveLength(1);
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
    expect((await move(reference, '1-1-2026 09:30 am', token)).status).toBe(422);
    const taken = await move(reference, other.date, token);
    expect(taken.body.errors).toHaveProperty('date', [
      'You already have a visit at this time. Choose another time.',
    ]);
  });

  it('holds one time once for one person, whatever it is about', async () => {
    const { token, date, day: booked } = await book(bayo);
    const body = { day: booked, year, month: 2, time: '09:30 am', method: 'video', id: 2, date };
    const responses = await Promise.all(
      ['One thing', 'Another thing'].map((description) =>
        suite.post('/individual/free_health_care/2', { ...body, description }, token),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([422, 422]);
  });

  it('is changed until two hours before it, and not later', async () => {
    const { token, reference } = await book(ada);
    const soon = new Date(suite.api.services.now().getTime() + 2 * hour - 60_000).toISOString();
    await suite.api.run(`update appointments set scheduled_at = '${soon}' where reference = '${reference}'`);
    expect((await suite.get(at(reference), token)).body.data).toMatchObject({
      can_move: false,
      can_cancel: false,
    });
    const late = await move(reference, `5-1-${year} 09:30 am`, token);
    expect(late.body.message).toContain('two hours before');
    expect((await cancel(reference, token)).status).toBe(422);
  });

  it('tells the next visit that is still to come', async () => {
    const email = 'chioma.family@ilera.example';
    const id = await suite.api.userId(email);
    await suite.api.run(`update appointments set status = 'success' where user_id = ${id}`);
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
    const id = await suite.api.userId(bayo);
    const all = `select count(*) from appointments where user_id = ${id} and status = 'cancelled'`;
    expect(String(data.total)).toBe(await suite.api.one(all));
    expect(data.data[0].reference).toBe(reference);
    expect(data.data.every((row: { status: string }) => row.status === 'cancelled')).toBe(true);
    expect((await suite.get(`${url}?status=nonsense`, token)).status).toBe(422);
  });

  describe('of a guest (R4.77)', () => {
    const historyOf = async (email: string) => {
      const id = await suite.api.userId(email);
      return (await suite.get(`/individual/appointments/user/${id}`, await suite.api.signIn(email))).body
        .data;
    };

    it('comes into the account once the address is verified, with its price, and not before', async () => {
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
      const refund = `select count(*) from refunds r join payments p on p.id = r.payment_id
        where p.reference = '${reference}' and r.cause = 'cancelled' and r.amount_kobo = 199900`;
      expect(await suite.api.one(refund)).toBe('1');
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
      expect(data.map(({ status }: { status: string }) => status).sort()).toEqual([
        'cancelled',
        'processing',
      ]);
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
      expect((await again(`6-7-${year} 09:30 am`)).status).toBe(409);
      expect((await again(`6-6-${year} 09:30 am`)).status).toBe(200);
    });

    it('comes into the account also at a time that it holds already: both are shown, one is moved or paid back', async () => {
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

    it('comes into an account that is verified while the visit is paid', async () => {
      if (suite.api.kind === 'pglite') return;
      const { verifyWhile } = await loadNative<typeof VerifyWhile>('./verify-while.ts');
      const email = 'during@mail.example';
      await register(email);
      const reference = await startAsGuest(email, `6-8-${year} 09:30 am`);
      await verifyWhile(suite.api, email, async () => {
        await approvePayment(suite, reference);
        return suite.get(`/condition/payment/status/${reference}`);
      });
      expect((await suite.get(`/condition/payment/status/${reference}`)).body.data.status).toBe('success');
      expect((await historyOf(email)).total).toBe(1);
    });

    it('comes into an account that is there already, unless somebody else only claims the address', async () => {
      await payAsGuest(ada, `6-2-${year} 09:30 am`);
      expect((await historyOf(ada)).data[0].scheduled_at).toBe(`${year}-06-02T08:30:00.000Z`);
      await register('claimed@mail.example');
      await payAsGuest('claimed@mail.example', `6-3-${year} 09:30 am`);
      expect((await historyOf('claimed@mail.example')).total).toBe(0);
    });
  });
});
