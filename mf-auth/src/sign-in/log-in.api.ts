import type { LoginBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';
import { accessTokenOf } from './access-token';

/** Signs in. Null when the account exists but its e-mail address is not verified yet. */
export async function logIn({ email, password }: LoginBody): Promise<string | null> {
  return accessTokenOf(await api.post('/auth/individual/login', { email, password }));
}
