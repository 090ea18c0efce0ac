import { loadProfile, session } from '@shared/runtime';
import { useEffect } from 'react';

/** Fetches the profile when the site opens with a token, and again when somebody signs in (P4.9). */
export function useProfileOnSignIn(token: string): void {
  useEffect(() => {
    if (!token) return;
    loadProfile().catch((error: unknown) => {
      // A 401 has ended the session already; any other failure leaves the stored record in use.
      if (session.signedIn) console.warn('The profile could not be loaded', (error as Error).name);
    });
  }, [token]);
}
