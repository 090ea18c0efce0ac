import { pathTo } from '@shared/contracts';
import type { User } from '@shared/contracts/api';
import { frequencyOf } from '@shared/format';

/** Address of a plan's checkout, for as long at a time as the person pays now (R4.81). */
export function checkoutOf(planId: string | number, people: number, user: User | null): string {
  const frequency = frequencyOf(user?.package_frequency);
  // The default, which an address leaves out.
  return pathTo.planCheckout(planId, people, frequency === 'quarter' ? undefined : frequency);
}
