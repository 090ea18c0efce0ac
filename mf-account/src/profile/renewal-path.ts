import { pathTo } from '@shared/contracts';
import type { User } from '@shared/contracts/api';
import { frequencyOf } from '@shared/format';

/** Where a plan that runs is paid for its next period: for as many people, as often. */
export const renewalPath = (plan: NonNullable<User['plan']>, user: User): string =>
  pathTo.planCheckout(plan.id, user.package_members ?? 1, frequencyOf(user.package_frequency));
