import { fillSignIn } from '../support/account';
import { pick } from '../support/pick';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the page, the payment page and the API agree on the price of every plan on sale', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto('/auth/sign-in');
  await fillSignIn(page, 'chioma.family@ilera.example');
  await expect(page).toHaveURL(/\/account\/home/);
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN') ?? '');
  const { data: plans } = (await (await fetch(`${site.apiUrl}/plan/all`)).json()) as {
    data: { id: number; type: string; min_employees: number | null }[];
  };
  expect(plans.length).toBeGreaterThan(3);
  for (const plan of plans) {
    await page.goto(`/plan-checkout/${plan.id}?quantity=7`);
    for (const [name, frequency] of [
      ['Quarterly', 'quarter'],
      ['Bi-annually', 'bi-annual'],
      ['Annually', 'annual'],
    ] as const) {
      await pick(page, name);
      const shown = ((await page.getByRole('button', { name: /^Pay / }).textContent()) ?? '').replace(
        /[^\d,.]/g,
        '',
      );
      const response = await fetch(`${site.apiUrl}/individual/subscribe_plan`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          first_name: 'Chioma',
          last_name: 'Eze',
          phone_number: '',
          redirect_url: `${site.url}/account/home`,
          plan_id: plan.id,
          currency: 'NGN',
          save_card: false,
          frequency,
          quantity: plan.type === 'individual' ? 1 : Math.max(7, plan.min_employees ?? 1),
        }),
      });
      const body = (await response.json()) as { data?: { authorization_url?: string }; message?: string };
      expect(response.status, `${plan.type} ${plan.id} ${frequency}: ${body.message}`).toBe(200);
      const paymentPage = await (await fetch(String(body.data?.authorization_url))).text();
      expect(paymentPage, `${plan.type} ${plan.id} ${frequency}`).toContain(shown);
    }
  }
});
