import { api } from '@shared/runtime';

/**
 * Verifies an e-mail address. Sent once, because the token works once. Returns the API's message, if it has
 * one.
 */
export async function verifyAccount(token: string): Promise<string> {
  const answer = await api.get<{ message?: unknown } | null>(
    `/auth/individual/verify_account/${encodeURIComponent(token)}`,
    { retry: false },
  );
  return typeof answer?.message === 'string' ? answer.message : '';
}
