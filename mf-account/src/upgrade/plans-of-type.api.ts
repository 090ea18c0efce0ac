import type { Plan } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** The plans of one type. */
export async function getPlansOfType(type: string): Promise<Plan[]> {
  const answer = await api.get<{ data?: Plan[] | null }>(`plan/type/${encodeURIComponent(type)}`);
  return Array.isArray(answer?.data) ? answer.data : [];
}
