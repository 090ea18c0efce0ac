import { prerenderedMark } from '@shared/contracts';
import { useInsertionEffect, useLayoutEffect } from 'react';
import { pageRegistry } from '../page-registry';

/** Restores early input once a page is mounted, and leaves the tags of the head to it. */
export function usePageMounted(isPage: boolean): void {
  useInsertionEffect(() => {
    if (isPage) pageRegistry().earlyInput.read();
  }, [isPage]);
  useLayoutEffect(() => {
    if (!isPage) return;
    settleHead();
    pageRegistry().earlyInput.restore();
  }, [isPage]);
}

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
  if (!isAnew) pageRegistry().hydratedTags = tags;
}

/**
 * When a hydrated page is left, its tags of the head are removed, those that only the gateway wrote included.
 */
export function leaveHydratedHead(): void {
  const registry = pageRegistry();
  for (const tag of registry.hydratedTags) tag.remove();
  registry.hydratedTags = [];
}
