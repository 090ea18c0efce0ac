import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is React's first rendering of prerendered HTML, in Node or in the browser, which must be the same for
 * every visitor. False in all later renderings.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
