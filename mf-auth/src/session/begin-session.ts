import { pathTo, paths } from '@shared/contracts';
import { readTargetPlan, session, takeReturnPath } from '@shared/runtime';
import { action } from 'mobx';

/**
 * Starts the session and, in the same action, decides where it leads: the pending plan's checkout, the page
 * where the last session ended, or the account. A later decision would come after the guard's redirect of
 * signed-in people (R4.41).
 * @returns the address to go to
 */
export const beginSession = action('beginSession', (token: string): string => {
  session.signIn(token);
  const back = takeReturnPath();
  const plan = readTargetPlan();
  if (!plan) return back ?? paths.accountHome;
  const checkout = pathTo.planCheckout(plan.plan_id, plan.number, plan.frequency);
  // The address that was left has all of its choices.
  return back && pathOf(back) === pathOf(checkout) ? back : checkout;
});

const pathOf = (address: string) => address.split('?')[0];
