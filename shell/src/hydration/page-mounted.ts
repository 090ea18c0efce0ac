import { prerenderedMark } from '@ilera/contracts';
import { createContext, useContext, useLayoutEffect } from 'react';
import { useServices } from '../site-services';

/** On the document's tags of the head that a hydrated page uses as its own. */
const hydratedMark = 'data-hydrated';

/** The element whose prerendered HTML the page or layout was hydrated from; null where there was none. */
export const SlotContext = createContext<HTMLElement | null>(null);

/** Leaves the presses and submits of a page to React, from when it is mounted or has failed. */
export function useSlotReleased(): void {
  const slot = useContext(SlotContext);
  useLayoutEffect(() => slot?.removeAttribute(prerenderedMark), [slot]);
}

/** Restores early input once a page is mounted, and leaves the tags of the head to it. */
export function usePageMounted(isPage: boolean): void {
  const { earlyInput } = useServices();
  useSlotReleased();
  useLayoutEffect(() => {
    if (!isPage) return;
    settleHead();
    earlyInput.restore();
  }, [isPage, earlyInput]);
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
    else {
      tag.removeAttribute(prerenderedMark);
      tag.setAttribute(hydratedMark, '');
    }
  }
}

/**
 * When a hydrated page is left, its tags of the head are removed, those that only the gateway wrote included.
 */
export function leaveHydratedHead(): void {
  for (const tag of document.head.querySelectorAll(`[${hydratedMark}]`)) tag.remove();
}
