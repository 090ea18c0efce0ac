import { unwrapData } from '@shared/contracts';
import type { PlanQuote, PlanQuoteBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** `POST individual/plan_quote`, a call of our own (feature `quotes`): what a purchase costs and covers. */
export async function getPlanQuote(body: PlanQuoteBody, signal: AbortSignal): Promise<PlanQuote> {
  const data = unwrapData(await api.post<unknown>('individual/plan_quote', body, { signal }));
  if (typeof data !== 'object' || data === null) throw new Error('A quote without data');
  return data as PlanQuote;
}
