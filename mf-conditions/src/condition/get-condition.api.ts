import { api } from '@shared/runtime';
import type { ConditionDetail } from './condition-detail';
import { readConditionDetail } from './condition-detail';

/** `GET condition/{id}`; never asked for `custom`. */
export async function getCondition(id: string): Promise<ConditionDetail> {
  return readConditionDetail(await api.get<unknown>(`condition/${encodeURIComponent(id)}`), id);
}
