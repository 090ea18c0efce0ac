import { unwrapData, unwrapFields } from '@shared/contracts';
import { noDiscount, toNumber } from '@shared/format';
import { api } from '@shared/runtime';

/**
 * `POST individual/get_plan_discount`, as form data (R4.12). Answers the percentage.
 * @param planId the plan that is being bought, where the API checks the code against it (R4.83)
 */
export async function getPlanDiscount(code: string, planId?: number | string): Promise<number> {
  const form = new FormData();
  form.set('code', code);
  if (planId !== undefined) form.set('plan_id', String(planId));
  const data = unwrapData(await api.post<unknown>('individual/get_plan_discount', form));
  return toNumber(unwrapFields(data).discount, noDiscount);
}
