import { prerenderedMark } from '@shared/contracts';
import { partOf } from '../remotes/part-cache';
import { partsOfPage } from '../remotes/parts-of-page';
import { noteFocus, takeCharge } from './painted-page';

/** A page that is not here by then is waited for in its place, so that the frame around it can be used. */
const PATIENCE_MS = 50;

/**
 * Draws the site over what the document was painted with: together with the page's own part when that is here too, else
 * with the painted page in its place. Nothing is seen of either.
 */
export async function takeOver(root: Element, draw: () => void): Promise<void> {
  if (takeCharge(root)) {
    const parts = partsOfPage(window.location.pathname).map((address) => partOf(address, 0));
    await Promise.race([
      Promise.allSettled(parts),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]);
    await composed();
    noteFocus();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      root.removeAttribute(prerenderedMark);
    }).observe(root, { childList: true });
  }
  draw();
}

let composing = false;
addEventListener('compositionstart', () => (composing = true), true);
addEventListener('compositionend', () => (composing = false), true);

/** Nobody's half-written letter is taken away: a keyboard that composes letters is waited for. */
function composed(): Promise<void> {
  if (!composing) return Promise.resolve();
  return new Promise((resolve) => addEventListener('compositionend', () => resolve(), { once: true }));
}
