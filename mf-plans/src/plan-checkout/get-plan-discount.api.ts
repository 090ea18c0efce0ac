import { noDiscount, toNumber } from '@shared/format';
import { api } from '@shared/runtime';
import { dataOf } from '../plans/plan';

/** `POST individual/get_plan_discount`, as form data (R4.12). Answers the percentage. */
export async function getPlanDiscount(code: string): Promise<number> {
  const form = new FormData();
  form.set('code', code);
  const data = dataOf(await api.post<unknown>('individual/get_plan_discount', form));
  return toNumber((data as { discount?: unknown } | undefined)?.discount, noDiscount);
}
