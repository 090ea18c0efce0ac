import { api } from '@shared/runtime';

/** Verifies an e-mail address. Sent once: the token works once. Answers the API's words, if it has any. */
export async function verifyAccount(token: string): Promise<string> {
  const answer = await api.get<{ message?: unknown } | null>(
    `/auth/individual/verify_account/${encodeURIComponent(token)}`,
    { retry: false },
  );
  return typeof answer?.message === 'string' ? answer.message : '';
}
