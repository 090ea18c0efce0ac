/** A plan's row in the contract's format. */
import type { Plan } from '@shared/contracts/api';
import type { plans } from '../db/schema';
import { toNaira } from '../common/naira';

export function toPlanResponse(plan: typeof plans.$inferSelect): Plan {
  return {
    id: plan.id,
    name: plan.name,
    type: plan.type,
    price: toNaira(plan.annualKobo),
    bi_price: toNaira(plan.biAnnualKobo),
    quarter_price: toNaira(plan.quarterKobo),
    min_employees: plan.minEmployees,
    conditions: JSON.stringify(plan.benefits),
    standout: plan.standout ? 1 : 0,
  };
}
