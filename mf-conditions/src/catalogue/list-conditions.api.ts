import { api } from '@shared/runtime';
import type { ConditionsPage } from './condition-row';
import { readConditionsPage } from './read-responses';

/** The query of a list. The public list sends the page only (R4.16). */
export interface ConditionsQuery {
  category: string;
  page: number;
  count?: number;
  search?: string;
}

const pathOf = (category: string): string => `condition/category/${encodeURIComponent(category)}`;

/** `GET condition/category/{category}` */
export async function listConditions(
  { category, ...query }: ConditionsQuery,
  signal?: AbortSignal,
): Promise<ConditionsPage> {
  return readConditionsPage(await api.get<unknown>(pathOf(category), { query, signal }), query.page);
}

/** The page of a list that the document was prerendered with. */
export function knownConditions({ category, ...query }: ConditionsQuery): ConditionsPage | undefined {
  const answer = api.known<unknown>(pathOf(category), query);
  return answer === undefined ? undefined : readConditionsPage(answer, query.page);
}
