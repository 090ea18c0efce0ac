import { decidePayment } from '../testing/approve-payment';
import { year } from '../testing/booking-days';
import { thisYear } from '../testing/test-clock';
import { supportDesk } from '../testing/clinic/support-desk';
import { onDatabase } from '../testing/on-database';

const visit = {
  date: `12-31-${thisYear} 09:30 am`,
  method: 'video',
  first_name: 'Ann',
  last_name: 'Bello',
  email: 'ann.bello@mail.example',
  currency: 'NGN',
  redirect_url: 'http://localhost:3000/conditioncheckout/1?date=x&method=video',
  save_card: false,
  description: 'Payment for Malaria condition',
};

onDatabase('guest payments', (suite) => {
  let people = 0;
  const somebody = () => ({ ...visit, email: `guest${(people += 1)}@mail.example` });
  const pay = (body: Record<string, unknown>, id: number | string = 1, headers?: Record<string, string>) =>
    suite.post(`/condition/payment/${id}`, body, null, headers);
  const status = async (reference: string) =>
    (await suite.get(`/condition/payment/status/${reference}`)).body.data;
  const { guestOf, person } = supportDesk(suite);
  const paymentsOf = async (email: string) => (await guestOf(email))?.payments;

  it('sends the guest to the provider, and confirms the visit once it is approved (R4.19)', async () => {
    const guest = somebody();
    const { body } = await pay(guest);
    expect(body.data.authorization_url).toBe(`http://localhost:3000/api/_pay/${body.data.reference}`);
    expect(await status(body.data.reference)).toMatchObject({
      status: 'processing',
      amount: 1999,
      title: 'Malaria',
    });
    const back = await decidePayment(suite, body.data.reference, 'approve');
    expect(back.status).toBe(303);
    const target = new URL(back.headers.location ?? '');
    expect(target.origin + target.pathname).toBe('http://localhost:3000/conditioncheckout/1');
    expect(target.searchParams.get('reference')).toBe(body.data.reference);
    expect(target.searchParams.get('method')).toBe('video');
    expect((await status(body.data.reference)).status).toBe('success');
    const mails = await suite.mailsTo(guest.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('N1,999');
  });

  it('saves no card of a guest, also where the address has an account (R4.10)', async () => {
    const email = 'ada.individual@ilera.example';
    const { body } = await pay({ ...visit, email, save_card: true });
    await decidePayment(suite, body.data.reference, 'approve');
    expect((await status(body.data.reference)).status).toBe('success');
    expect((await suite.get('/individual/profile', await suite.api.signIn(email))).body.data.card).toBeNull();
  });

  it('books nothing after a declined card, and lets the guest try again (R4.33)', async () => {
    const guest = somebody();
    const first = await pay(guest);
    await decidePayment(suite, first.body.data.reference, 'decline');
    expect(await status(first.body.data.reference)).toMatchObject({
      status: 'cancelled',
      reason: 'The card was declined.',
    });
    expect(await suite.mailsTo(guest.email)).toEqual([]);
    const again = await pay(guest);
    expect(again.body.data.reference).not.toBe(first.body.data.reference);
  });

  it('takes the price of a message for anything that is not video', async () => {
    const { body } = await pay({ ...somebody(), method: 'carrier pigeon' });
    expect(await status(body.data.reference)).toMatchObject({ method: 'message', amount: 999 });
  });

  it('prices by itself: a price, a discount or a status from the client change nothing', async () => {
    const { body } = await pay({ ...somebody(), price: 1, amount: 1, discount: 99, status: 'success' });
    expect(await status(body.data.reference)).toMatchObject({ status: 'processing', amount: 1999 });
  });

  it('makes one payment of fifty requests with one key, and gives all the same answer', async () => {
    const guest = somebody();
    const key = { 'idempotency-key': 'key-of-one-attempt' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => pay(guest, 1, key)));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await paymentsOf(guest.email)).toHaveLength(1);
  });

  it('makes one payment of a hundred double clicks without a key', async () => {
    const guest = somebody();
    const responses = await Promise.all(Array.from({ length: 100 }, () => pay(guest)));
    expect(new Set(responses.map(({ body }) => body.data.reference)).size).toBe(1);
    expect(await paymentsOf(guest.email)).toHaveLength(1);
  });

  it('refuses a key that was used for something else', async () => {
    const key = { 'idempotency-key': 'key-used-twice' };
    await pay(somebody(), 1, key);
    expect(await suite.refused(() => pay(somebody(), 1, key))).toEqual([
      409,
      expect.stringContaining('used for another request'),
    ]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'http://localhost:3000@evil.example/',
    'http://user:pass@localhost:3000/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/account/home',
    'http:\\\\evil.example',
    'http://localhost:3000\\@evil.example',
    'http://local\thost:3000/',
    ' http://localhost:3000/',
    'http://[::ffff:7f00:1]:3000/',
    'ftp://localhost:3000/',
    'null',
  ])('refuses to return to %s', async (redirect_url) => {
    const response = await pay({ ...somebody(), redirect_url });
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty('redirect_url');
  });

  it.each([
    ['2-30-2099 09:30 am', 'a day that does not exist'],
    ['3-14-2020 09:30 am', 'a day that is over'],
    [`1-1-${year} 12:00 am`, 'a day of the next year'],
    [`12-31-${thisYear} 13:30 pm`, 'an hour that does not exist'],
    [`12-31-${thisYear} 09:20 am`, 'a time between the slots'],
  ])('refuses %s: %s', async (date) => {
    const response = await pay({ ...somebody(), date });
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty('date');
  });

  it('keeps what was typed last about the payer, on the page that is open already', async () => {
    const guest = somebody();
    const first = (await pay(guest)).body.data.reference;
    const again = await pay({ ...guest, first_name: 'Anne', consent: true });
    expect(again.body.data.reference).toBe(first);
    expect((await person(first)).name).toBe('Anne Bello');
    // Nobody is shown the consent.
    const row = `select consent_at is not null from payments where reference = '${first}'`;
    expect(await suite.api.one(row)).toBe('true');
  });
});
