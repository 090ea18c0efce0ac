import { session } from '@shared/runtime';
import { useIsHydrating } from './use-is-hydrating';

/**
 * Whether somebody is signed in, for an observer. Prerendered HTML is a signed-out visitor's, and so is its
 * first rendering.
 */
export function useSignedIn(): boolean {
  return !useIsHydrating() && session.signedIn;
}
