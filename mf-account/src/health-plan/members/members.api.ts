import { unwrapList } from '@shared/contracts';
import type { Employee } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Somebody on the plan, as an API of the fixed contract sends it; every field may be missing. */
export type Member = Partial<Employee>;

/** The people on one's plan whose name or e-mail holds the search. */
export async function getMembers(search: string): Promise<Member[]> {
  return unwrapList<Member>(await api.get<unknown>('/individual/employees', { query: { search } }));
}

/** Takes somebody off the plan: a call of our own, which another API may lack. */
export async function deleteMember(id: string | number): Promise<void> {
  await api.delete(`individual/employees/${encodeURIComponent(id)}`);
}
