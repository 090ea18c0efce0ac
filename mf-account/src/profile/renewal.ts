import { pathTo } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { frequencyOf, parseApiDate } from '@ilera/format';

/** Where a plan that runs is paid for its next period: for as many people, as often. */
export const renewalPath = (plan: NonNullable<User['plan']>, user: User): string =>
  pathTo.planCheckout(plan.id, user.package_members ?? 1, frequencyOf(user.package_frequency));

/** The same for the plan that ended last. */
export const lastRenewalPath = ({ plan, people, frequency }: NonNullable<User['last_package']>): string =>
  pathTo.planCheckout(plan.id, people, frequencyOf(frequency));

const dayMs = 24 * 60 * 60_000;
/** Days before the end of a plan from which its holder is told (R4.81). */
const noticeDays = 30;

/**
 * The end of a plan that its holder has to renew soon, and the days until then, below 1 once the plan has ended. Null for
 * people on somebody else's plan, and who have paid for the next period.
 */
export function endToRenew(user: Partial<User>, now: Date): { end: Date; days: number } | null {
  const end = parseApiDate(user.package_expiry_at);
  if (!user.plan || !end || user.employer_id != null || user.next_packages?.length) return null;
  const days = Math.ceil((end.getTime() - now.getTime()) / dayMs);
  return days > noticeDays ? null : { end, days };
}
