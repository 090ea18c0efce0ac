import { api } from '@shared/runtime';
import type { ConditionDetail } from './condition-detail';
import { readConditionDetail } from './condition-detail';

const pathOf = (id: string): string => `condition/${encodeURIComponent(id)}`;

/** `GET condition/{id}`; not called for `custom`. */
export async function getCondition(id: string): Promise<ConditionDetail> {
  return readConditionDetail(await api.get<unknown>(pathOf(id)), id);
}

/** The condition that the document was prerendered with, null where there is no such condition. */
export function knownCondition(id: string): ConditionDetail | null | undefined {
  const answer = api.known<unknown>(pathOf(id));
  return answer ? readConditionDetail(answer, id) : (answer as null | undefined);
}
