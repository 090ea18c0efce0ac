import { unwrapData, unwrapFields } from '@shared/contracts';
import type { Staff } from '@shared/contracts/api';
import { api, HttpError } from '@shared/runtime';

/** Who is signed in; null when nobody is. Each call keeps the session, which ends after ten minutes without one. */
export async function getMe(): Promise<Staff | null> {
  try {
    return unwrapData(await api.get<unknown>('clinic/me')) as Staff;
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return null;
    throw error;
  }
}

/** Asks where the sign-in begins. */
export async function startSignIn(): Promise<unknown> {
  return unwrapFields(unwrapData(await api.post<unknown>('clinic/sign_in', {}))).url;
}

/** Ends the session at the API. */
export async function signOut(): Promise<void> {
  await api.post<unknown>('clinic/sign_out', {});
}
