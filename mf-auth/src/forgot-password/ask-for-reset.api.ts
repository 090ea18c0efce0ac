import type { ForgotPasswordBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Requests a reset link by e-mail; the response is the same whether or not the address has an account. */
export async function askForReset({ email }: ForgotPasswordBody): Promise<void> {
  await api.post('/auth/individual/forget-password', { email });
}
