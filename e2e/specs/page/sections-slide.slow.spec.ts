import type { Page } from '@playwright/test';
import { atRest } from '../../support/at-rest';
import { signInAs } from '../../support/states/demo-sessions';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 390, height: 480 } });

/** One section of each kind of page that is below the fold, and the seconds in which it slides into place. */
const sections = [
  { address: '/', seconds: 0.4, of: (page: Page) => page.getByRole('heading', { name: 'Impacting Lives' }) },
  {
    address: '/health-plans?type=family',
    seconds: 1,
    of: (page: Page) => page.getByRole('article', { name: 'Family Plus' }),
  },
  {
    address: '/auth/sign-up',
    seconds: 1,
    of: (page: Page) => page.getByRole('main').getByRole('link', { name: 'Login' }),
  },
  { address: '/account/settings', seconds: 1, of: (page: Page) => page.getByText('Change Password') },
];

for (const { address, seconds, of } of sections)
  test(`${address}: a section below the fold slides into place once it is scrolled to, in ${seconds} s (R4.11)`, async ({
    page,
    context,
    site,
  }) => {
    if (address.startsWith('/account')) await signInAs(context, site.apiUrl, 'bayo.planholder@ilera.example');
    await page.goto(address);
    await atRest(page);
    const section = of(page);
    // Out of place, and no longer on the way there.
    await expect
      .poll(() =>
        section.evaluate((element) => {
          for (let box: Element | null = element; box; box = box.parentElement)
            if (new DOMMatrix(getComputedStyle(box).transform).m42 > 0) return box.getAnimations().length;
          return 'in place';
        }),
      )
      .toBe(0);
    const took = await section.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          document.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
            if (propertyName === 'transform' && target instanceof Node && target.contains(element))
              resolve(elapsedTime);
          });
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        }),
    );
    expect(took).toBeCloseTo(seconds);
  });
