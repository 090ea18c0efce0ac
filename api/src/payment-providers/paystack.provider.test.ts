import { createHmac } from 'node:crypto';
import { createPaystackProvider } from './paystack.provider';

const secret = 'sk_test_only';

/** A Paystack that returns these responses in turn, and records its requests. */
function fake(...responses: { status?: number; body: unknown }[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const provider = createPaystackProvider({
    secret,
    baseUrl: 'https://paystack.example',
    fetch: (url, init) => {
      asked.push({ url: String(url), init: init ?? {} });
      const response = responses.shift() ?? { body: {} };
      return Promise.resolve(new Response(JSON.stringify(response.body), { status: response.status ?? 200 }));
    },
  });
  return { provider, asked };
}

const start = {
  reference: 'PAY-1',
  amountKobo: 199_900,
  currency: 'NGN',
  email: 'a@b.example',
  description: 'Doctor consultation',
  callbackUrl: 'https://ilera.example/x',
  expiresAt: new Date('2026-11-21T12:30:00Z'),
  isCardOnly: false,
};
const timeoutSet = { body: { status: true, message: 'Payment session timeout updated' } };
const transaction = (change: object = {}) => ({
  status: true,
  message: 'Verification successful',
  data: { status: 'success', reference: 'PAY-1', amount: 199_900, currency: 'NGN', ...change },
});

describe('Paystack', () => {
  it('starts a payment in kobo, with the secret in the header only', async () => {
    const address = 'https://checkout.paystack.example/abc';
    const { provider, asked } = fake(timeoutSet, {
      body: { status: true, data: { authorization_url: address } },
    });
    expect(await provider.start(start)).toEqual({ authorizationUrl: address });
    expect(asked[0]).toMatchObject({
      url: 'https://paystack.example/integration/payment_session_timeout',
      init: { method: 'PUT', body: '{"timeout":1800}' },
    });
    expect(asked[1]?.url).toBe('https://paystack.example/transaction/initialize');
    expect(JSON.parse(String(asked[1]?.init.body))).toMatchObject({
      amount: 199_900,
      reference: 'PAY-1',
      callback_url: start.callbackUrl,
    });
    expect(asked[1]?.init.headers).toMatchObject({ authorization: `Bearer ${secret}` });
    expect(String(asked[1]?.init.body)).not.toContain(secret);
    expect(String(asked[1]?.init.body)).not.toContain('channels');
  });

  it('allows only cards when a payment is to save the card', async () => {
    const { provider, asked } = fake(timeoutSet, {
      body: { status: true, data: { authorization_url: 'https://checkout.paystack.example/abc' } },
    });
    await provider.start({ ...start, isCardOnly: true });
    expect(JSON.parse(String(asked[1]?.init.body))).toMatchObject({ channels: ['card'] });
  });

  it.each([
    ['a refusal', { status: false, message: 'Duplicate Transaction Reference' }],
    ['no address', { status: true, data: {} }],
    ['an address that is not https', { status: true, data: { authorization_url: 'javascript:alert(1)' } }],
  ])('throws at the start of a payment when the response has %s', async (_name, body) => {
    await expect(fake(timeoutSet, { body }).provider.start(start)).rejects.toThrow('did not start');
  });

  it.each([
    ['success', 'success'],
    ['failed', 'failed'],
    ['reversed', 'refunded'],
    ['abandoned', 'abandoned'],
    ['ongoing', 'pending'],
    ['a word of next year', 'pending'],
    ['constructor', 'pending'],
  ])('reads %s as %s', async (theirs, ours) => {
    const { provider } = fake({ body: transaction({ status: theirs }) });
    expect((await provider.verify('PAY-1'))?.status).toBe(ours);
  });

  it('reads the card, its stray space included, and only one that may be charged again', async () => {
    const card = {
      authorization_code: 'AUTH_x',
      card_type: 'visa ',
      last4: '4081',
      exp_month: '12',
      exp_year: '2030',
      reusable: true,
    };
    const verdict = await fake({ body: transaction({ authorization: card }) }).provider.verify('PAY-1');
    expect(verdict?.card).toEqual({
      type: 'visa',
      last4: '4081',
      expiry: '12/30',
      authorizationCode: 'AUTH_x',
    });
    const once = await fake({
      body: transaction({ authorization: { ...card, reusable: false } }),
    }).provider.verify('PAY-1');
    expect(once?.card).toBeNull();
  });

  it('returns nothing for an unknown reference, and refuses a response about another reference', async () => {
    expect(await fake({ status: 404, body: { status: false } }).provider.verify('PAY-1')).toBeNull();
    await expect(
      fake({ body: transaction({ reference: 'PAY-2' }) }).provider.verify('PAY-1'),
    ).rejects.toThrow();
    await expect(fake({ status: 500, body: { status: false } }).provider.verify('PAY-1')).rejects.toThrow();
  });

  it.each([
    ['no amount', { amount: undefined }],
    ['an amount in words', { amount: '199900' }],
    ['no currency', { currency: null }],
  ])('refuses a response with %s', async (_words, change) => {
    await expect(fake({ body: transaction(change) }).provider.verify('PAY-1')).rejects.toThrow(
      'did not verify',
    );
  });

  it('drops NUL characters and invalid dates, which the database cannot store', async () => {
    const change = { status: 'failed', gateway_response: 'Declined\0', paid_at: 'soon' };
    const verdict = await fake({ body: transaction(change) }).provider.verify('PAY-1');
    expect(verdict).toMatchObject({ reason: 'Declined', paidAt: null });
  });

  it('names each refund, and sends none while the earlier refunds are unknown', async () => {
    const refund = { name: 'Refund 7 of PAY-1', reference: 'PAY-1', amountKobo: 199_900 };
    const paid = { body: transaction({ id: 5 }) };
    const sent = fake(
      paid,
      { body: { status: true, data: [] } },
      { body: { status: true, data: { status: 'pending' } } },
    );
    expect(await sent.provider.refund(refund)).toBe('accepted');
    expect(JSON.parse(String(sent.asked[2]?.init.body))).toEqual({
      transaction: 'PAY-1',
      amount: 199_900,
      merchant_note: 'Refund 7 of PAY-1',
    });
    const blind = fake(paid, { status: 500, body: { status: false } });
    await expect(blind.provider.refund(refund)).rejects.toThrow('did not list');
    expect(blind.asked).toHaveLength(2);
    for (const [data, state] of [
      [{ status: 'needs-attention' }, 'attention'],
      [{}, 'attention'],
      [{ status: 'processed' }, 'done'],
    ] as const)
      expect(
        await fake(
          paid,
          { body: { status: true, data: [] } },
          { body: { status: true, data } },
        ).provider.refund(refund),
      ).toBe(state);
    const failed = fake(
      paid,
      { body: { status: true, data: [] } },
      { body: { status: true, data: { status: 'failed' } } },
    );
    await expect(failed.provider.refund(refund)).rejects.toThrow('did not take');
  });

  it('accepts a webhook only when the signature matches the exact bytes', () => {
    const { provider } = fake();
    const body = Buffer.from('{"event":"charge.success","data":{"id":7,"reference":"PAY-1"}}');
    const signature = createHmac('sha512', secret).update(body).digest('hex');
    const read = (value: unknown, bytes = body) =>
      provider.readWebhook({ 'x-paystack-signature': value as string }, bytes);
    expect(read(signature)).toEqual({ reference: 'PAY-1', kind: 'charge.success' });
    expect(read(signature, Buffer.concat([body, Buffer.from(' ')]))).toBeNull();
    expect(read(signature.replace(/.$/, signature.endsWith('0') ? '1' : '0'))).toBeNull();
    expect(read(undefined)).toBeNull();
    expect(read('')).toBeNull();
    // As many characters, and more bytes.
    expect(read('é'.repeat(signature.length))).toBeNull();
    const signed = (text: string) =>
      read(createHmac('sha512', secret).update(text).digest('hex'), Buffer.from(text));
    expect(signed('[]')).toBeNull();
    expect(signed('{"event":"invoice.create","data":{"transaction":{}}}')).toEqual({
      reference: null,
      kind: 'invoice.create',
    });
  });
});
