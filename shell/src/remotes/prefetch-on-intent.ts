import { api } from '@shared/runtime';
import { callsOfPage } from './calls-of-page';
import { prefetchPart } from './part-cache';
import { partsOfPage } from './parts-of-page';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Milliseconds of hover before a prefetch. A pointer may only pass over a link, or a new page may have put a
 * link under it: that event comes in the middle of rendering, and the first paint would wait for the
 * prefetch.
 */
const HOVER_MS = 60;

/**
 * From now on, hovering, touching or focusing any link of the site starts loading the page behind it, code
 * and data.
 */
export function prefetchOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(() => prefetchLink(target), HOVER_MS);
  });
  for (const kind of ['touchstart', 'focusin'])
    document.addEventListener(kind, ({ target }) => prefetchLink(target), { passive: true });
}

function prefetchLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.download || isCostly()) return;
  for (const address of partsOfPage(link.pathname)) prefetchPart(address);
  if (link.pathname === window.location.pathname) return;
  // eslint-disable-next-line words/retired-words -- a name of the runtime's contract until its version 4
  for (const call of callsOfPage(link)) void api.readAhead(call);
}

/** People who pay by the megabyte fetch only what they ask for. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
