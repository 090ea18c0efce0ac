import type { Page } from '@playwright/test';
import { atRest, nextFrame } from '../../support/at-rest';
import { hold, live } from '../../support/slow-phone';
import { Random } from '../../support/people/random';
import { perform, randomActions, readPage, type Action } from '../../support/people/visitor-actions';
import { expect, test } from '../../support/test';

/**
 * An action at any moment of a page's start must have the same effect as after it. Each page has its seed, so
 * that runs are repeatable; TEST_SEED uses another.
 */
const seeds: Record<string, number> = {
  '/auth/sign-in': 627295,
  '/auth/sign-up': 120612,
  '/waitlist': 970075,
  '/conditions': 893612,
  '/health-plans': 173037,
  '/conditioncheckout/13': 311988,
  '/terms-of-service': 681405,
};
const actionsPerVisit = 8;
const seedOf = (own: number): number => Number(process.env.TEST_SEED ?? own);

async function rest(page: Page): Promise<void> {
  await atRest(page);
  // What is typed into a search is in the address once the typing rests.
  await page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('[role=search] input');
    return !field || field.value === (new URLSearchParams(location.search).get('search') ?? '');
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await nextFrame(page);
}

/** Delays the scripts of the shell and those of the remotes, each until its function is called. */
async function holdScripts(page: Page): Promise<Record<'shell' | 'remotes', () => void>> {
  return {
    shell: await hold(page),
    remotes: await hold(page, /\/assets\/mf-[^/]+\/.*\.js/),
  };
}

async function openHeld(page: Page, address: string) {
  const held = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#site').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return held;
}

async function actWhileStarting(page: Page, random: Random, address: string, actions: Action[]) {
  const { shell, remotes } = await openHeld(page, address);
  const shellAt = random.below(actions.length + 1);
  const remotesAt = shellAt + random.below(actions.length + 1 - shellAt);
  for (const [index, action] of actions.entries()) {
    if (index === shellAt) shell();
    if (index === remotesAt) remotes();
    // In some runs the layout is hydrated already, and the page is not.
    if (index > shellAt && random.below(3) === 0)
      await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
    await perform(page, action, async () => {
      if (index >= shellAt) remotes();
    });
  }
  shell();
  remotes();
}

// What a form needs is preloaded at the first focus, and waits here for scripts that the test holds back.
test.beforeEach(({ quiet }) => quiet.allow(/was preloaded using link preload but not used/));

for (const [address, own] of Object.entries(seeds))
  test(`${address}: actions at random moments of the start have the same result as afterwards`, async ({
    page,
    context,
  }) => {
    const seed = seedOf(own);
    console.log(`${address}: TEST_SEED=${seed}`);
    const random = new Random(seed);
    const actions = randomActions(random, actionsPerVisit);
    const told = `TEST_SEED=${seed}: ${actions.map(({ kind, at }) => `${kind} ${at}`).join(', ')}`;
    const early = await test.step('while the page starts', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await actWhileStarting(page, random, address, actions);
      await rest(page);
      return readPage(page);
    });
    const late = await test.step('once it is alive', async () => {
      const other = await context.newPage();
      await other.setViewportSize({ width: 390, height: 844 });
      await other.goto(address);
      await rest(other);
      for (const action of actions) await perform(other, action, async () => undefined);
      await rest(other);
      return readPage(other);
    });
    // Typing scrolls to the caret, and text that appears in a hydrated page moves the rest.
    if (!actions.some(({ kind }) => kind === 'type' || kind === 'compose'))
      expect(Math.abs(early.scroll - late.scroll), told).toBeLessThan(24);
    expect({ ...early, scroll: 0 }, told).toEqual({ ...late, scroll: 0 });
  });

test('the form sends what is entered at random moments of the start', async ({ page }) => {
  const seed = seedOf(953635);
  console.log(`the form: TEST_SEED=${seed}`);
  const random = new Random(seed);
  const { shell, remotes } = await openHeld(page, '/auth/sign-in');
  const entries = [
    () => page.locator('input[name=email]').fill('ada@example.ng'),
    // Fills the password as a browser does, without the element's own setter, with which React would take it
    // for a value of its own.
    () => perform(page, { kind: 'autofill', at: 1 }, async () => undefined),
    () => page.getByRole('checkbox').first().check(),
  ];
  const moments = [random.below(4), random.below(4)].sort();
  for (const [index, enter] of entries.entries()) {
    if (index === moments[0]) shell();
    if (index === moments[1]) remotes();
    await enter();
  }
  shell();
  remotes();
  await live(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /login/.test(request.url()));
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  expect((await sent).postData(), `TEST_SEED=${seed}`).toMatch(/ada@example\.ng[\s\S]*Ilera-demo/);
});

test('a button that is pressed before the scripts is answered once, and a link works without them', async ({
  page,
}) => {
  const { shell, remotes } = await openHeld(page, '/waitlist');
  const button = page.getByRole('button', { name: 'Join waitlist' });
  const same = await button.elementHandle();
  await page.evaluate(() => {
    const kept = globalThis as unknown as { repeated: number };
    kept.repeated = 0;
    addEventListener('click', ({ isTrusted }) => (kept.repeated += isTrusted ? 0 : 1), true);
  });
  await button.click();
  await button.click();
  shell();
  remotes();
  await live(page);
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
  await atRest(page);
  expect(await page.evaluate(() => (globalThis as unknown as { repeated: number }).repeated)).toBe(1);
  expect(await same?.evaluate((element) => [element.isConnected, element.getAttribute('aria-busy')])).toEqual(
    [true, null],
  );

  const without = await openHeld(page, '/');
  await page.locator('main a[href="/conditions"]:visible').first().click();
  await expect(page).toHaveURL(/\/conditions/);
  without.shell();
  without.remotes();
});
