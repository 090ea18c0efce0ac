import type { ForgotPasswordBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Has a reset link sent, if the address has an account; the response is the same if it has none. */
export async function askForReset({ email }: ForgotPasswordBody): Promise<void> {
  await api.post('/auth/individual/forget-password', { email });
}
