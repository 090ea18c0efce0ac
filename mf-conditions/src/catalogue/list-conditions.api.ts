import { api } from '@shared/runtime';
import type { ConditionsPage } from './condition-row';
import { readConditionsPage } from './read-answers';

/** Which conditions are asked for. The public list sends the page only (spec 3, row 4.16). */
export interface ConditionsQuery {
  category: string;
  page: number;
  count?: number;
  search?: string;
}

/** `GET condition/category/{category}` */
export async function listConditions(
  { category, ...query }: ConditionsQuery,
  signal?: AbortSignal,
): Promise<ConditionsPage> {
  const path = `condition/category/${encodeURIComponent(category)}`;
  return readConditionsPage(await api.get<unknown>(path, { query, signal }), query.page);
}
