import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, musa, sola } from '../../testing/clinic/clinic-steps';
import { supportDesk } from '../../testing/clinic/support-desk';
import { onDatabase } from '../../testing/on-database';
import { visitSteps } from '../../testing/visit-steps';

const hour = 60;

onDatabase('a guest by the link of the mail (R4.97)', (suite) => {
  const { guestToken, payAsGuest, register } = visitSteps(suite);
  const { as, assign, moveTo, start } = clinicSteps(suite);

  let nth = 0;
  /** Pays on a day of its own; the token is that of the confirmation's link. */
  async function paid() {
    nth += 1;
    const email = `by.link.${nth}@mail.example`;
    const slot = `7-${nth} 09:30 am`.replace(' ', `-${year} `);
    const payment = await payAsGuest(email, slot);
    const token = await guestToken(email);
    const seen = await suite.post('/visit', { token });
    return { email, token, slot, payment, reference: seen.body.data.reference as string };
  }
  const readHours = async () => (await as(musa, '/hours')).body.data;
  const setHours = async (next: object) => as(musa, '/hours', { ...next, was: await readHours() });
  let usual: object;
  beforeAll(async () => void (usual = await readHours()));
  afterEach(() => setHours(usual));
  const open = (token: string) => suite.post('/visit', { token });
  const move = (token: string, date: string) =>
    suite.ask({ method: 'PUT', url: '/visit', body: { token, date } });
  const cancel = (token: string) => suite.post('/visit/cancel', { token });
  const { person, refundsIn } = supportDesk(suite);
  const refundsOf = async (payment: string) => refundsIn(await person(payment), payment).length;

  it('moves a visit with its payment, and gets a mail with the link', async () => {
    const { token, email, payment } = await paid();
    expect((await open(token)).body.data).toMatchObject({ state: 'waiting', can_change: true });
    const moved = await move(token, `8-1-${year} 10:15 am`);
    expect(moved.body.data).toMatchObject({ scheduled_at: `${year}-08-01T09:15:00.000Z`, refunded: false });
    const mail = (await suite.mailsTo(email)).at(-1);
    expect(mail?.subject).toContain('was moved');
    expect(mail?.text).toContain(`/visit#${encodeURIComponent(token)}`);
    expect(mail?.text).not.toMatch(/malaria|password/i);
    const { body } = await suite.get(`/condition/payment/status/${payment}`);
    expect(body.data.date).toBe(`8-1-${year} 10:15 am`);
  });

  it('cancels a visit from two tabs at once: one refund, one mail', async () => {
    const { token, email, payment } = await paid();
    const answers = await Promise.all([cancel(token), cancel(token), cancel(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body.data).toMatchObject({ state: 'cancelled', can_change: false, refunded: true });
    expect(await refundsOf(payment)).toBe(1);
    const told = await suite.mailsTo(email, 'was cancelled');
    expect(told).toHaveLength(1);
    expect(await suite.refused(() => move(token, `8-2-${year} 09:30 am`))).toEqual([
      422,
      expect.stringContaining('over or was cancelled'),
    ]);
  });

  it('gets one refund when support refunds the visit at the same moment, and neither waits for the other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { token, payment } = await paid();
      const refund = `/support/people/${payment}/payments/${payment}/refund`;
      const answers = await Promise.all([
        cancel(token),
        as(sola, refund, { reason: 'Asked by phone.' }, 'POST'),
      ]);
      for (const { status } of answers) expect([200, 422]).toContain(status);
      expect(await refundsOf(payment)).toBe(1);
    }
  });

  it('cancels a visit while the provider does not answer', async () => {
    const { token } = await paid();
    jest.spyOn(suite.api.services.provider, 'refund').mockReturnValue(new Promise(() => {}));
    expect((await cancel(token)).body.data).toMatchObject({ state: 'cancelled', refunded: true });
  });

  it('moves from two tabs at once to one of both times, and the payment with it', async () => {
    const { token, payment } = await paid();
    const dates = [`8-3-${year} 09:30 am`, `8-3-${year} 09:45 am`];
    await Promise.all(dates.map((date) => move(token, date)));
    const at = (await open(token)).body.data.scheduled_at as string;
    expect([`${year}-08-03T08:30:00.000Z`, `${year}-08-03T08:45:00.000Z`]).toContain(at);
    const { body } = await suite.get(`/condition/payment/status/${payment}`);
    expect(body.data.date).toBe(dates[at.includes('08:30') ? 0 : 1]);
  });

  it('takes no full, closed or past time, and none that this address has paid for', async () => {
    const { token, email } = await paid();
    const hours = await readHours();
    await setHours({ ...hours, capacity: { ...hours.capacity, video: 1 } });
    await payAsGuest('in.the.way@mail.example', `8-4-${year} 09:30 am`);
    const full = await move(token, `8-4-${year} 09:30 am`);
    expect(full.body.errors).toHaveProperty('date', [expect.stringContaining('no doctor free')]);
    await setHours({
      ...hours,
      exceptions: [...hours.exceptions, { day: `${year}-08-05`, opening: null }],
    });
    expect((await move(token, `8-5-${year} 09:30 am`)).body.errors).toHaveProperty('date');
    await setHours(hours);
    await payAsGuest(email, `8-6-${year} 09:30 am`);
    const own = await move(token, `8-6-${year} 09:30 am`);
    expect(own.body.errors).toHaveProperty('date', [
      'You already have a visit at this time. Choose another time.',
    ]);
    expect(await suite.refused(() => move(token, '1-1-2026 09:30 am'))).toEqual([422, 'date']);
    expect((await open(token)).body.data.can_change).toBe(true);
  });

  it('changes nothing within two hours, nor once the visit is over', async () => {
    const soon = await paid();
    await moveTo(soon.reference, 1.9 * hour);
    expect((await open(soon.token)).body.data.can_change).toBe(false);
    expect((await move(soon.token, `8-7-${year} 09:30 am`)).body.message).toContain('two hours before');
    expect(await suite.refused(() => cancel(soon.token))).toEqual([
      422,
      expect.stringContaining('two hours before'),
    ]);
    expect(await refundsOf(soon.payment)).toBe(0);
    const over = await paid();
    await start(over.reference);
    await as('nneka.doctor@ilera.example', `/visits/${over.reference}/state`, { state: 'finished' });
    expect((await cancel(over.token)).body.message).toContain('over');
  });

  it('finds nothing by a token that is wrong, another one or too old', async () => {
    const { token, reference } = await paid();
    const other = await paid();
    const forged = [
      reference,
      `${token}x`,
      `${token}.1`,
      token.replace(reference, other.reference),
      '..',
      'x',
    ];
    for (const secret of forged) {
      expect(await suite.refused(() => move(secret, `8-8-${year} 09:30 am`))).toEqual([
        404,
        expect.stringContaining('was not found'),
      ]);
      expect(await suite.refused(() => cancel(secret))).toEqual([
        404,
        expect.stringContaining('was not found'),
      ]);
    }
    await moveTo(reference, -91 * 24 * hour);
    expect(await suite.refused(() => cancel(token))).toEqual([404, expect.stringContaining('was not found')]);
    expect(await suite.refused(() => move(token, `8-8-${year} 09:30 am`))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
  });

  it('moves a visit that an account has adopted, under the rules of the account', async () => {
    const { token, email, slot } = await paid();
    await payAsGuest(email, `8-9-${year} 09:30 am`);
    await (
      await register(email)
    )();
    expect((await move(token, `8-9-${year} 09:30 am`)).body.errors).toHaveProperty('date');
    expect((await move(token, `8-10-${year} 09:30 am`)).status).toBe(200);
    expect((await suite.mailsTo(email)).at(-1)?.text).not.toContain('/visit#');
    expect((await move(token, slot)).status).toBe(200);
  });

  it('keeps who cares for it when it moves', async () => {
    const { token, reference } = await paid();
    await assign(reference, kemi, 'care');
    const moved = await move(token, `8-11-${year} 09:30 am`);
    expect(moved.body.data).toMatchObject({
      care_manager: 'Kemi Alade',
      link: expect.stringContaining('http'),
    });
  });
});
