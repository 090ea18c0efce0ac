import { useInsertionEffect, useLayoutEffect } from 'react';
import { readEarlyInput, restoreEarlyInput } from './early-input';
import { settleHead } from './settle-head';

/** For what shows a page: once it is mounted, it gets what was entered before, and the head is its own. */
export function usePageMounted(isPage: boolean): void {
  useInsertionEffect(() => {
    if (isPage) readEarlyInput();
  }, [isPage]);
  useLayoutEffect(() => {
    if (!isPage) return;
    settleHead();
    restoreEarlyInput();
  }, [isPage]);
}
