import { signInByForm } from '../../support/people/account';
import {
  goOffline,
  keep,
  keptPaths,
  noNetwork,
  offlineHeading,
  storedText,
  workerInstalled,
} from '../../support/offline';
import { screenHeading } from '../../support/screens';
import { expect, test } from '../../support/test';

test.use({ serviceWorkers: 'allow' });

test('logging out offline leaves nothing for the next person on the phone', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(noNetwork);
  await signInByForm(page, 'bayo.planholder@ilera.example');
  await keep(page, '/condition/13');
  await page.goto('/account/settings');
  await workerInstalled(page);
  await expect(screenHeading(page)).toBeVisible();
  await goOffline(context);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER'))).toBeNull();
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await page.goto('/account/home');
  await expect(offlineHeading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan card' })).toBeHidden();
  expect(await storedText(page)).not.toMatch(/bayo\.planholder|Malaria/i);
});

test('an expired session and the sign-in of somebody else remove what was kept', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/401|logged out|expired/i);
  quiet.allow(noNetwork);
  await signInByForm(page, 'bayo.planholder@ilera.example');
  await keep(page, '/condition/13');
  await test.step('a 401', async () => {
    await page.goto('/account/home');
    await workerInstalled(page);
    await expect(screenHeading(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('ACCESS_TOKEN', 'ended'));
    await page.goto('/account/history');
    await expect(page).toHaveURL(/sign-in/);
    expect(await page.evaluate(() => localStorage.getItem('USER'))).toBeNull();
    await workerInstalled(page);
    await expect.poll(() => keptPaths(page)).toEqual([]);
  });
  await test.step('somebody else signs in', async () => {
    await keep(page, '/condition/1');
    // The way back of the expired session is not for somebody else.
    await page.evaluate(() => sessionStorage.clear());
    await signInByForm(page, 'chioma.family@ilera.example');
    await workerInstalled(page);
    await expect.poll(() => keptPaths(page)).toEqual([]);
    await goOffline(context);
    await page.goto('/account/health_plan');
    await expect(offlineHeading(page)).toBeVisible();
    await expect(page.getByText('Bayo', { exact: false })).toBeHidden();
  });
});

test('words of a visitor, tokens and signed-in pages are never kept', async ({ page }) => {
  await page.goto('/condition/custom?text=piles%20since%20monday');
  await workerInstalled(page);
  await signInByForm(page, 'bayo.planholder@ilera.example');
  for (const path of ['/account/history', '/account/settings', '/conditions?search=piles'])
    await page.goto(path);
  await keep(page, '/blog/1');
  expect(await keptPaths(page)).toEqual(['/blog/1']);
  const caches = await page.evaluate(async () => {
    const cache = await window.caches.open('kept-pages');
    const texts = await Promise.all(
      (await cache.keys()).map(async (request) => (await cache.match(request))?.text()),
    );
    return texts.join('\n');
  });
  expect(caches).not.toMatch(/piles since monday|bayo\.planholder/i);
});
