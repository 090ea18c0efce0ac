import type { Claimable } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Benefits that can be claimed. Another API may send no more of each than id and name. */
export async function getClaimables(): Promise<Partial<Claimable>[]> {
  const answer = await api.get<{ data?: Partial<Claimable>[] | null }>('/claimable/all');
  return Array.isArray(answer?.data) ? answer.data : [];
}
