import { prerenderedMark } from '@shared/contracts';
import { useInsertionEffect, useLayoutEffect } from 'react';
import { readEarlyInput, restoreEarlyInput } from './early-input';

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

/** Tags of the head that the document brought for its page, hydrated by now. */
let hydratedTags: Element[] = [];

/**
 * Once the page is mounted: a page that was hydrated uses the document's tags of the head as its own. One that was rendered
 * anew has brought its own, and the document's go.
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

/** The hydrated page has gone, and its tags with it: what only the gateway wrote about it goes too. */
export function leaveHydratedHead(): void {
  for (const tag of hydratedTags) tag.remove();
  hydratedTags = [];
}
