import { toNumber } from '@shared/format';

/** The number of people for an upgrade: as many as are covered now, but at least the plan's minimum. */
export function checkoutQuantity(plan: { min_employees?: unknown }, coveredNow: unknown): number {
  return Math.max(1, Math.floor(toNumber(plan.min_employees)), Math.floor(toNumber(coveredNow)));
}
