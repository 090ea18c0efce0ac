import { pathTo, paths } from '@ilera/contracts';
import { readTargetPlan, session, takeReturnPath } from '@ilera/runtime';

/**
 * Starts the session after reading its target: no page ever sees a session without the target (R4.41).
 * @returns the address to open: the pending plan's checkout, the page where the last session ended, or the account
 */
export function beginSession(token: string): string {
  const target = takeTarget();
  session.signIn(token);
  return target;
}

function takeTarget(): string {
  const back = takeReturnPath();
  const plan = readTargetPlan();
  if (!plan) return back ?? paths.accountHome;
  const checkout = pathTo.planCheckout(plan.plan_id, plan.number, plan.frequency);
  // The return address holds all choices of that checkout.
  return back && pathOf(back) === pathOf(checkout) ? back : checkout;
}

const pathOf = (address: string) => address.split('?')[0];
