import { somebody } from '../testing/guest-payment-steps';
import { onDatabase } from '../testing/on-database';
import { thisYear } from '../testing/test-clock';

const headers = { 'idempotency-key': 'one-and-the-same' };
const time = '10:15 am';
const when = { day: 31, month: 11, year: thisYear, time, date: `12-31-${thisYear} ${time}` };
const visit = { ...when, method: 'video', id: 'custom', description: 'a cough' };

onDatabase('a request with a key', (suite) => {
  const book = async (email: string) =>
    suite.post('/individual/free_health_care/custom', visit, await suite.api.signIn(email), headers);
  const [bayo, chioma] = ['bayo.planholder@ilera.example', 'chioma.family@ilera.example'];
  beforeEach(() => suite.api.run('delete from idempotency_keys'));

  it('never gets the response of another person by the same key and body', async () => {
    const [own, others] = [await book(bayo), await book(chioma)];
    expect({ own: own.status, others: others.status }).toEqual({ own: 200, others: 200 });
    expect(others.body.data.reference).not.toBe(own.body.data.reference);
    expect(await suite.api.one('select count(*) from idempotency_keys')).toBe('2');
  });

  it('accepts the same key from guests on two networks', async () => {
    const pay = (ip: string) =>
      suite.ask({ method: 'POST', url: '/condition/payment/1', body: somebody(), ip, headers });
    expect({ here: (await pay('10.0.0.1')).status, elsewhere: (await pay('10.0.0.2')).status }).toEqual({
      here: 200,
      elsewhere: 200,
    });
  });

  it('is answered 409 while another process may handle it, and runs again once that process has died', async () => {
    const { services } = suite.api;
    const first = await book(bayo);
    const dead = new Date(services.now().getTime() + 60_000).toISOString();
    await suite.api.run(`update idempotency_keys set answer = null, lease_until = '${dead}'`);
    let at = services.now().getTime();
    const clock = jest.spyOn(services, 'now').mockImplementation(() => new Date((at += 3000)));
    const waiting = await book(bayo);
    expect({ status: waiting.status, retryAfter: Number(waiting.headers['retry-after']) }).toEqual({
      status: 409,
      retryAfter: 2,
    });
    clock.mockRestore();
    suite.api.advance(61_000);
    expect((await book(bayo)).text).toBe(first.text);
    expect(await suite.api.one('select count(*) from idempotency_keys where answer is not null')).toBe('1');
  });
});
