import { hydratingMark } from '@shared/contracts';
import { useIsHydrating } from '@shared/ui';
import { useEffect } from 'react';

/**
 * Removes the mark that hides what was prerendered for other visitors: from now on the layout shows who is
 * signed in.
 */
export function useHydratedMark(): void {
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (!isHydrating) document.getElementById('root')?.removeAttribute(hydratingMark);
  }, [isHydrating]);
}
