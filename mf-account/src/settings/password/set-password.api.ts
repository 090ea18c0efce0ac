import type { ChangePasswordBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Changes the signed-in person's password. */
export async function setPassword(body: ChangePasswordBody): Promise<void> {
  const { current_password, password, password_confirmation } = body;
  await api.post('individual/set-password', { current_password, password, password_confirmation });
}
