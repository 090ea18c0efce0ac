import { toNumber } from '@shared/format';

/** For how many people an upgrade is offered: as many as are covered now, but never under the plan's minimum. */
export function checkoutQuantity(plan: { min_employees?: unknown }, coveredNow: unknown): number {
  return Math.max(1, Math.floor(toNumber(plan.min_employees)), Math.floor(toNumber(coveredNow)));
}
