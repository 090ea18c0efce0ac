import { api } from '@shared/runtime';
import type { ConditionRow } from './condition-row';
import { readFound } from './read-responses';

const call = 'condition/search';

/** `GET condition/search`, best first (R5.4). */
export async function searchConditions(search: string, signal?: AbortSignal): Promise<ConditionRow[]> {
  return readFound(await api.get<unknown>(call, { query: { search }, signal }));
}

/** What the document was prerendered with for this search. */
export function knownSearch(search: string): ConditionRow[] | undefined {
  const answer = api.known<unknown>(call, { search });
  return answer === undefined ? undefined : readFound(answer);
}
