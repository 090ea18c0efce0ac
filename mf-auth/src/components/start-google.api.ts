import { unwrapData, unwrapFields } from '@shared/contracts';
import { api } from '@shared/runtime';

/** Asks where Google's sign-in begins. Undefined when the answer names no address. */
export async function startGoogle(): Promise<unknown> {
  return unwrapFields(unwrapData(await api.post<unknown>('/auth/google'))).url;
}
