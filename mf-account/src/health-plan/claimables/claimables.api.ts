import { unwrapList } from '@shared/contracts';
import type { Claimable } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Benefits that can be claimed. Another API may send no more of each than id and name. */
export async function getClaimables(): Promise<Partial<Claimable>[]> {
  return unwrapList<Partial<Claimable>>(await api.get<unknown>('/claimable/all'));
}
