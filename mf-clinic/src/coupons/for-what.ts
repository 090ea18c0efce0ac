import type { Coupon, NewCouponBody } from '@shared/contracts/api';
import { planTypes } from '@shared/format';
import { words } from './coupons.words';

/** What a coupon is for, in words. */
export function forWhat({ scope, condition, plan_type }: Coupon): string {
  if (scope === 'condition') return condition ?? words.everyVisit;
  return plan_type === null ? words.everyPlan : words.plansOf(plan_type);
}

/** The choices of what a coupon is for. */
export const choicesOf = (conditions: readonly { id: number | string; title: string }[]) => [
  { value: 'condition', label: words.everyVisit },
  { value: 'plan', label: words.everyPlan },
  ...planTypes.map((type) => ({ value: `plan:${type}`, label: words.plansOf(type) })),
  ...conditions.map(({ id, title }) => ({ value: `condition:${id}`, label: title })),
];

/** A choice as the API takes it. */
export function scopeOf(choice: string): Pick<NewCouponBody, 'scope' | 'condition_id' | 'plan_type'> {
  const [scope, only] = choice.split(':');
  if (scope === 'plan')
    return { scope, condition_id: null, plan_type: planTypes.find((type) => type === only) ?? null };
  return { scope: 'condition', condition_id: only ? Number(only) : null, plan_type: null };
}
