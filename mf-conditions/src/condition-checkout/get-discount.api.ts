import { unwrapData, unwrapFields } from '@shared/contracts';
import { noDiscount, toNumber } from '@shared/format';
import { api } from '@shared/runtime';

/** `POST individual/get_condition_discount`, as form data (R4.12). Answers the percentage. */
export async function getDiscount(code: string, conditionId: string): Promise<number> {
  const form = new FormData();
  form.set('code', code);
  form.set('condition_id', conditionId);
  const answer = await api.post<unknown>('individual/get_condition_discount', form);
  return toNumber(unwrapFields(unwrapData(answer)).discount, noDiscount);
}
