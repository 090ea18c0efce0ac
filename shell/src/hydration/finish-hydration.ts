import { prerenderedMark } from '@ilera/contracts';
import { createContext, useContext, useLayoutEffect } from 'react';
import { useServices } from '../site-services';

/** Marks the document's head tags that a hydrated page has adopted. */
const hydratedMark = 'data-hydrated';

/** The element whose prerendered HTML the page or layout was hydrated from; null without prerendered HTML. */
export const SlotContext = createContext<HTMLElement | null>(null);

/** Leaves presses and submits to React as soon as the page is mounted or has failed. */
export function useReleaseSlot(): void {
  const slot = useContext(SlotContext);
  useLayoutEffect(() => slot?.removeAttribute(prerenderedMark), [slot]);
}

/** Restores early input and hands the head's tags to the page once the page is mounted. */
export function useFinishHydration(isPage: boolean): void {
  const { earlyInput } = useServices();
  useReleaseSlot();
  useLayoutEffect(() => {
    if (!isPage) return;
    settleHead();
    earlyInput.restore();
  }, [isPage, earlyInput]);
}

/**
 * Lets a hydrated page adopt the document's head tags. A page rendered anew brings its tags, so the
 * document's are removed.
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

/** Removes the head tags of a hydrated page when it is left, including those that only the gateway wrote. */
export function leaveHydratedHead(): void {
  for (const tag of document.head.querySelectorAll(`[${hydratedMark}]`)) tag.remove();
}
