import type { ResetPasswordBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Sets a new password with the token of a reset mail. */
export async function resetPassword(
  token: string,
  { password, password_confirmation }: ResetPasswordBody,
): Promise<void> {
  await api.post(`/individual/set-password/${encodeURIComponent(token)}`, {
    password,
    password_confirmation,
  });
}
