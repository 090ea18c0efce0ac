import type { RegisterBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Opens an account; its e-mail address is verified by a link that the API sends. */
export async function register({ first_name, last_name, email, password }: RegisterBody): Promise<void> {
  await api.post('/auth/individual/register', { first_name, last_name, email, password });
}
