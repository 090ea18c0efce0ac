import { pathTo, paths } from '@shared/contracts';
import { readTargetPlan, session, takeReturnPath } from '@shared/runtime';

/**
 * Starts the session.
 * @returns the address to go to: the pending plan's checkout, the page where the last session ended, or the account
 */
export function beginSession(token: string): string {
  session.signIn(token);
  const back = takeReturnPath();
  const plan = readTargetPlan();
  if (!plan) return back ?? paths.accountHome;
  const checkout = pathTo.planCheckout(plan.plan_id, plan.number, plan.frequency);
  // The address that was left has all of its choices.
  return back && pathOf(back) === pathOf(checkout) ? back : checkout;
}

const pathOf = (address: string) => address.split('?')[0];
