import { pathTo } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { frequencyOf } from '@ilera/format';

/** Where a plan that runs is paid for its next period: for as many people, as often. */
export const renewalPath = (plan: NonNullable<User['plan']>, user: User): string =>
  pathTo.planCheckout(plan.id, user.package_members ?? 1, frequencyOf(user.package_frequency));

/** The same for the plan that ended last. */
export const lastRenewalPath = ({ plan, people, frequency }: NonNullable<User['last_package']>): string =>
  pathTo.planCheckout(plan.id, people, frequencyOf(frequency));
