import { useSyncExternalStore } from 'react';

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
