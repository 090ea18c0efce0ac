import { api } from '@shared/runtime';

/** Asks where Google's sign-in begins. Undefined when the answer names no address. */
export async function startGoogle(): Promise<unknown> {
  const answer = await api.post<{ data?: { url?: unknown } | null } | null>('/auth/google');
  return answer?.data?.url;
}
