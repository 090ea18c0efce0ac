import { accountStates } from '../../e2e/support/states/account-states';
import { bookingStates } from '../../e2e/support/states/booking-states';
import { planStates } from '../../e2e/support/states/plan-states';
import { publicStates } from '../../e2e/support/states/public-states';

/** What the specs `*-states` of e2e test, for the accessibility section of the terms. */
export function testedStates(): string {
  const states = [...publicStates, ...bookingStates, ...planStates, ...accountStates].length;
  return `${JSON.stringify({ states }, null, 2)}\n`;
}
