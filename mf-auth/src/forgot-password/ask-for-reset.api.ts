import type { ForgotPasswordBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Has a reset link sent, if the address has an account; the answer does not tell. */
export async function askForReset({ email }: ForgotPasswordBody): Promise<void> {
  await api.post('/auth/individual/forget-password', { email });
}
