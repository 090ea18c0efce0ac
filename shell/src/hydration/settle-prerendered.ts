import { prerenderedMark } from '@ilera/contracts';
import { createContext, useContext, useLayoutEffect } from 'react';
import { useServices } from '../site-services';

/** Marks the document's head tags that a hydrated page has adopted. */
const hydratedMark = 'data-hydrated';

/** The element whose prerendered HTML the page or layout was hydrated from; null without prerendered HTML. */
export const SlotContext = createContext<HTMLElement | null>(null);

/**
 * Ends prerendering's hold on the document once a component is mounted or replaced by its failure: React gets the presses
 * and submits, and a page the head's tags. Changes nothing where nothing was prerendered.
 */
export function useSettlePrerendered(isPage: boolean): void {
  const slot = useContext(SlotContext);
  useLayoutEffect(() => {
    slot?.removeAttribute(prerenderedMark);
    if (isPage) settleHead();
  }, [slot, isPage]);
}

/** Restores early input once the page is mounted. */
export function useRestoreInput(isPage: boolean): void {
  const { earlyInput } = useServices();
  useLayoutEffect(() => {
    if (isPage) earlyInput.restore();
  }, [isPage, earlyInput]);
}

/**
 * Lets a hydrated page adopt the document's head tags. A page rendered anew brings its tags, so the
 * document's are removed.
 */
function settleHead(): void {
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
