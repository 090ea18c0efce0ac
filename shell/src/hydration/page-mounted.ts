import { prerenderedMark } from '@shared/contracts';
import { useInsertionEffect, useLayoutEffect } from 'react';
import { readEarlyInput, restoreEarlyInput } from './early-input';

/** Restores early input once a page is mounted, and leaves the tags of the head to it. */
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

/** Tags of the head that the document brought for its page, hydrated by now. */
let hydratedTags: Element[] = [];

/**
 * Called once the page is mounted. A hydrated page uses the document's tags of the head as its own; a page
 * that was rendered anew has its own, so the document's are removed.
 */
export function settleHead(): void {
  const isAnew = document.head.querySelector(`title:not([${prerenderedMark}])`) !== null;
  const tags = [...document.head.querySelectorAll(`[${prerenderedMark}]`)];
  for (const tag of tags) {
    if (isAnew) tag.remove();
    else tag.removeAttribute(prerenderedMark);
  }
  if (!isAnew) hydratedTags = tags;
}

/**
 * When a hydrated page is left, its tags of the head are removed, those that only the gateway wrote included.
 */
export function leaveHydratedHead(): void {
  for (const tag of hydratedTags) tag.remove();
  hydratedTags = [];
}
