import { pathTo } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { dayMs, frequencyOf, parseApiDate } from '@ilera/format';

/** Checkout address of a current plan's next period, with the same number of people and frequency. */
export const renewalPath = (plan: NonNullable<User['plan']>, user: User): string =>
  pathTo.planCheckout(plan.id, user.package_members ?? 1, frequencyOf(user.package_frequency));

/** Checkout address to renew the last plan after its end. */
export const lastRenewalPath = ({ plan, people, frequency }: NonNullable<User['last_package']>): string =>
  pathTo.planCheckout(plan.id, people, frequencyOf(frequency));

/** Days before the end of a plan at which its holder is first warned (R4.81). */
const noticeDays = 30;

/**
 * The end of a plan to renew soon, and the days left, below 1 after the end. Null for people on another person's plan,
 * and for those who have paid the next period.
 */
export function endToRenew(user: Partial<User>, now: Date): { end: Date; days: number } | null {
  const end = parseApiDate(user.package_expiry_at);
  if (!user.plan || !end || user.employer_id != null || user.next_packages?.length) return null;
  const days = Math.ceil((end.getTime() - now.getTime()) / dayMs);
  return days > noticeDays ? null : { end, days };
}
