import { guestPaymentSteps, somebody } from '../testing/guest-payment-steps';
import { onDatabase } from '../testing/on-database';

onDatabase('the page of the sandbox', (suite) => {
  const { started } = guestPaymentSteps(suite);

  it('shows a page without script that cannot be framed, and one for payments that never were', async () => {
    const page = await suite.get(`/_pay/${await started(somebody())}`);
    expect(page.text).toMatch(/Approve payment[\s\S]*Decline payment[\s\S]*Cancel/);
    expect(page.text).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await suite.get('/_pay/PAY-NOTHING')).status).toBe(404);
  });
});
