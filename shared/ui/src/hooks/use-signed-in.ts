import { session } from '@ilera/runtime';
import { useIsHydrating } from './use-is-hydrating';

/** Whether somebody is signed in, for an observer. False in prerendered HTML and in the first rendering of it. */
export function useSignedIn(): boolean {
  return !useIsHydrating() && session.signedIn;
}
