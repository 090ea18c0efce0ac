import { answered } from '../at-rest';
import { screenHeading } from '../screens';
import { expect, test } from '../test';
import { checkState } from './check-state';
import { signInAs } from './demo-sessions';
import type { State } from './state';

/** Declares a test of each state. Each changes nothing that another one shows, so that they run side by side. */
export function testStates(states: State[]): void {
  test.describe.configure({ mode: 'parallel' });
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  for (const state of states)
    test(`${state.name}: nothing for axe to find, and nothing wider than the screen`, async ({
      page,
      context,
      site,
      quiet,
    }) => {
      if (state.allow) quiet.allow(state.allow);
      if (state.person) await signInAs(context, site.apiUrl, state.person);
      await state.prepare?.(page);
      await page.goto(state.address);
      if (!state.prepare) await expect(screenHeading(page)).toBeVisible();
      await answered(page);
      await state.open?.(page);
      await checkState(page, state);
    });
}
