import { useSyncExternalStore } from 'react';
import { session } from '@shared/runtime';

const never = () => () => undefined;

/**
 * Whether this is React's first rendering of prerendered HTML, in Node or in the browser, which must show
 * what every visitor gets. False from the next rendering on, and everywhere else.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether somebody is signed in, for an observer. False in prerendered HTML and in its first rendering. */
export function useSignedIn(): boolean {
  return !useIsHydrating() && session.signedIn;
}
