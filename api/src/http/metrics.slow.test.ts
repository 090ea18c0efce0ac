import { guestPaymentSteps, somebody } from '../testing/guest-payment-steps';
import { onDatabase } from '../testing/on-database';
import { sandboxDriver } from '../testing/provider-drivers';
import { thisYear } from '../testing/test-clock';

onDatabase('the metrics', (suite) => {
  const read = async () => (await suite.get('/_metrics')).text;

  it('count requests by pattern, mails, connections and payments, and name nobody', async () => {
    await suite.get('/condition/3');
    await suite.get('/individual/payment/PAY-secret-reference');
    await suite.api.run(
      `insert into outbox (recipient, subject, text, html, dead_at) values ('dead@mail.example', 's', '', '', now())`,
    );
    const started = await suite.post('/condition/payment/1', {
      date: `12-31-${thisYear} 10:15 am`,
      method: 'video',
      first_name: 'A',
      last_name: 'B',
      email: 'guest@mail.example',
      redirect_url: 'http://localhost:3000/x',
      description: 'd',
    });
    const { reference } = started.body.data as { reference: string };
    const raw = {
      payload: 'outcome=approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    await suite.ask({ method: 'POST', url: `/_pay/${reference}`, raw });
    await suite.get(`/condition/payment/status/${reference}`);
    const text = await read();
    expect(text).toContain(
      'ilera_api_request_duration_seconds_count{route="/condition/:id",method="GET",status="200"} 1',
    );
    expect(text).toContain('route="/individual/payment/:reference",method="GET",status="401"');
    expect(text).toContain('ilera_api_payments_total{outcome="success"} 1');
    expect(text).toContain('ilera_api_mails{state="dead"} 1');
    expect(text).toMatch(/ilera_api_mails\{state="waiting"\} [1-9]/);
    expect(text).toMatch(/ilera_api_connections\{state="waiting"\} 0/);
    // Nobody backs a developer's database up, and no alert needs to say so.
    expect(text).not.toMatch(/^ilera_api_backup_age_seconds/m);
    expect(text).not.toMatch(/secret-reference|mail\.example/);
  });

  it('count each payment once, by what became of it', async () => {
    const { started } = guestPaymentSteps(suite);
    const { act, force, reverse } = sandboxDriver(suite);
    const counts = async () =>
      Object.fromEntries(
        [...(await read()).matchAll(/payments_total\{outcome="(\w+)"\} (\d+)/g)].map(([, of, n]) => [
          of,
          +n!,
        ]),
      );
    const { success: before = 0 } = await counts();
    const [kept, wrong] = [await started(somebody()), await started(somebody())];
    await act(kept, 'approve');
    await force(kept);
    await force(wrong, { amountKobo: 100 });
    expect(await counts()).toEqual({ success: before + 1, refund: 1 });
    await reverse(kept, 'refund');
    expect(await counts()).toEqual({ success: before + 1, refund: 1, reversed: 1 });
  });

  it('are refused to requests that come through the gateway', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await suite.ask({ url: '/_metrics', headers })).status).toBe(404);
  });
});
