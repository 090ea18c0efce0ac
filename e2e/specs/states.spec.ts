import { accountStates } from '../support/states/account-states';
import { bookingStates } from '../support/states/booking-states';
import { checkState } from '../support/states/check-state';
import { signInAs } from '../support/states/demo-sessions';
import { planStates } from '../support/states/plan-states';
import { publicStates } from '../support/states/public-states';
import { screenHeading } from '../support/screens';
import { test, expect } from '../support/test';

// Q26. Each state changes nothing that another one shows, so that they run side by side.
test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

for (const state of [...publicStates, ...bookingStates, ...planStates, ...accountStates])
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
    await page.waitForLoadState('networkidle');
    await state.open?.(page);
    await checkState(page, state);
  });
