import type { Page } from '@playwright/test';
import { formScriptMark } from '@ilera/contracts';
import { atRest } from '../../support/at-rest';
import { hold, live, openBeforeScripts, shellScripts } from '../../support/slow-phone';
import { publicPages } from '../../support/public-pages';
import { screenHeading } from '../../support/screens';
import { expect, test } from '../../support/test';

// The last file of the fast tests: on one worker the others would wait for it.
test.describe.configure({ mode: 'parallel' });

/** Remembers every element under `#root`, and records focus events from now on. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { elements: Element[]; blurs: number };
    kept.elements = [...document.querySelectorAll('#root *')].filter(
      (element) => !element.closest('noscript'),
    );
    kept.blurs = 0;
    addEventListener('focusout', () => (kept.blurs += 1), true);
  });

const survived = (page: Page) =>
  page.evaluate(() => {
    const { elements, blurs } = globalThis as unknown as { elements: Element[]; blurs: number };
    const gone = elements.filter((element) => !element.isConnected);
    return {
      share: (elements.length - gone.length) / elements.length,
      gone: gone.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
      blurs,
    };
  });

for (const [width, address] of [
  ...publicPages.map((address) => [390, address] as const),
  ...['/', '/terms-of-service'].map((address) => [1280, address] as const),
]) {
  test(`${address} at ${width} px: React keeps the elements that the document brought`, async ({
    page,
    quiet,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    if (address === '/no-such-page') quiet.allow(/status of 404/);
    const release = await openBeforeScripts(page, address);
    await remember(page);
    release();
    await atRest(page);
    const { share, gone } = await survived(page);
    expect(share, gone.join('\n')).toBeGreaterThanOrEqual(0.98);
    await expect(page.locator('head title')).toHaveCount(1);
    expect(await page.locator('head meta[name=description]').count()).toBeLessThanOrEqual(1);
  });
}

test('a sign-in form that is filled in before the scripts is the same form after them, and knows it', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/auth/sign-in');
  const email = page.getByLabel('Email').first();
  const password = page.locator('input[name=password]');
  await email.fill('ada@example.ng');
  await password.fill('Ilera-demo');
  await page.getByRole('checkbox').first().check();
  await password.focus();
  await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  await remember(page);
  release();
  await atRest(page);
  expect((await survived(page)).blurs).toBe(0);
  await expect(email).toHaveValue('ada@example.ng');
  await expect(password).toBeFocused();
  expect(
    await password.evaluate((field: HTMLInputElement) => [
      field.value,
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual(['Ilera-demo', 2, 5]);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /login/.test(request.url()));
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  expect((await sent).postData()).toContain('ada@example.ng');
});

test('the scroll of rows, a controlled field and its caret stay as they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeScripts(page, '/conditions');
  const story = page.getByRole('main').locator('textarea').first();
  await story.fill('since Monday');
  await story.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 3));
  const before = await page.evaluate(async () => {
    await document.fonts.ready; // a font that arrives later sets the lines anew
    scrollTo({ top: 300, behavior: 'instant' });
    const rows = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 20 && getComputedStyle(element).overflowX === 'auto',
    );
    for (const row of rows) row.scrollTo({ left: 60, behavior: 'instant' });
    Object.assign(globalThis, { rows });
    return { rows: rows.map(({ scrollLeft }) => scrollLeft) };
  });
  await remember(page);
  release();
  await atRest(page);
  expect((await survived(page)).blurs).toBe(0);
  const after = await page.evaluate(() => ({
    rows: (globalThis as unknown as { rows: Element[] }).rows.map(({ scrollLeft }) => scrollLeft),
  }));
  expect(after.rows).toEqual(before.rows);
  expect(
    await story.evaluate((field: HTMLTextAreaElement) => [
      field.value,
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual(['since Monday', 1, 3]);
  await story.pressSequentially('X');
  await expect(story).toHaveValue('sXce Monday');
});

test('what is in sight stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeScripts(page, '/conditions');
  const top = () =>
    page
      .getByRole('main')
      .locator('h3')
      .nth(6)
      .evaluate((heading) => heading.getBoundingClientRect().top);
  await page.evaluate(async () => {
    await document.fonts.ready; // a font that arrives later sets the lines anew
    scrollTo({ top: 900, behavior: 'instant' });
  });
  const before = await top();
  release();
  await atRest(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('a message for the sign-in page comes without rendering the page anew', async ({ page }) => {
  for (const open of [
    () =>
      page.goto('/auth/sign-in?success_message=You%20have%20been%20logged%20out', { waitUntil: 'commit' }),
    () => page.reload({ waitUntil: 'commit' }),
  ]) {
    await page.unrouteAll();
    await page.goto('/auth/sign-in');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.evaluate(() =>
      history.replaceState(
        { usr: { notices: [{ tone: 'success', text: 'It is done.' }] }, key: 'a', idx: 0 },
        '',
      ),
    );
    await page.route(shellScripts, async (route) => {
      await released;
      await route.continue();
    });
    // Waits until the earlier document is left.
    await open();
    await page.locator('#site').waitFor({ state: 'attached' });
    await page.getByLabel('Email').first().fill('ada@example.ng');
    await remember(page);
    release();
    await live(page);
    await expect(page.getByRole('status').or(page.getByRole('alert')).first()).not.toBeEmpty();
    await expect(page.getByLabel('Email').first()).toHaveValue('ada@example.ng');
    expect((await survived(page)).share).toBeGreaterThanOrEqual(0.98);
  }
});

test('a password is shown before the scripts, stays shown after them, and is hidden again', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/auth/sign-in');
  const password = page.locator('input[name=password]');
  await password.fill('Ilera-demo');
  const button = page.getByRole('button', { name: 'Show password' });
  await button.click();
  await expect(password).toHaveAttribute('type', 'text');
  await button.click();
  await expect(password).toHaveAttribute('type', 'password');
  await button.click();
  await remember(page);
  release();
  await live(page);
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('Ilera-demo');
  expect((await survived(page)).share).toBeGreaterThanOrEqual(0.98);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a form that is used before the scripts begins to load what checks it, once', async ({ page }) => {
  const all: string[] = [];
  page.on('request', (request) => void all.push(request.url()));
  const release = await openBeforeScripts(page, '/waitlist');
  const scripts = await page
    .locator(`link[${formScriptMark}]`)
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href).sort());
  const asked = () => all.filter((url) => scripts.includes(url)).sort();
  await page.getByRole('heading', { level: 1 }).click();
  expect(asked()).toEqual([]);
  await page.getByRole('button', { name: 'Join waitlist' }).click();
  // The schema, and yup.
  await expect.poll(asked).toEqual(scripts);
  expect(scripts.length).toBeGreaterThan(1);
  release();
  await live(page);
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First Name')).toBeFocused();
  expect(asked()).toEqual(scripts);
});

test('an accordion that is pressed before the scripts opens once, on the same button', async ({ page }) => {
  const release = await openBeforeScripts(page, '/condition/13');
  const question = page.getByRole('main').locator('button[aria-expanded=false]').first();
  const button = await question.elementHandle();
  await question.click();
  release();
  await live(page);
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true');
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await button?.getAttribute('aria-busy')).toBeNull();
});

test('somebody who is signed in keeps the page, and is shown their account', async ({ page, quiet }) => {
  quiet.allow(/status of 401/); // the token is made up
  await page.addInitScript(() => localStorage.setItem('ACCESS_TOKEN', 'a-token'));
  await page.route('**/api/individual/profile', () => undefined); // never answers
  const release = await openBeforeScripts(page, '/condition/13');
  await remember(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  release();
  await live(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible();
  expect((await survived(page)).share).toBeGreaterThanOrEqual(0.95);
});

test('search parameters, Back and links work across the two roots', async ({ page }) => {
  await page.goto('/health-plans');
  await live(page);
  await page.getByRole('tab', { name: /Family/ }).click();
  await expect(page).toHaveURL(/type=family/i);
  await expect(page.getByRole('tab', { name: /Family/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: /Individual/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tell a doctor what you feel' })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is something for everyone' }),
  ).toBeVisible();
  await expect(page.locator('head title')).toHaveCount(1);
});

test('a page that differs from its HTML is rendered anew with what was typed, and is reported', async ({
  page,
  quiet,
}) => {
  quiet.allow(/hydration mismatch: mf-auth, page sign-in/);
  const reports: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_report/error')) reports.push(JSON.parse(request.postData() ?? '{}'));
  });
  const release = await openBeforeScripts(page, '/auth/sign-in');
  await page.getByLabel('Email').first().fill('ada@example.ng');
  await page.evaluate(() => {
    const heading = document.querySelector('main h1, h1');
    if (heading?.firstChild) heading.firstChild.nodeValue = 'Another heading';
  });
  release();
  await live(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Another heading');
  await expect(page.getByLabel('Email').first()).toHaveValue('ada@example.ng');
  expect(reports).toEqual([
    expect.objectContaining({ part: 'mf-auth', kind: 'hydration', page: 'sign-in', frames: [] }),
  ]);
});

test('Back before a reloaded page is live leads to the page of that address', async ({ page }) => {
  await page.goto('/conditions');
  await live(page);
  const heading = (await screenHeading(page).textContent()) ?? '';
  await page.getByRole('link', { name: 'Malaria' }).first().click();
  await expect(page).toHaveURL(/\/condition\/\d+$/);
  await expect(screenHeading(page)).not.toHaveText(heading);
  const release = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#site').waitFor({ state: 'attached' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/conditions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  release();
  await live(page);
  await expect(screenHeading(page)).toHaveText(heading);
});
