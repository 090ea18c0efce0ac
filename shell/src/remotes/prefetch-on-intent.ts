import type { FocusEvent, PointerEvent } from 'react';
import { prefetchPart } from './part-cache';
import { partsOfPage } from './parts-of-page';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Handlers for an element with links inside: hovering, touching or focusing one starts loading the page behind it. */
export const prefetchOnIntent = {
  onPointerEnter: prefetchTarget,
  onPointerOver: prefetchTarget,
  onTouchStart: (event: { target: EventTarget }) => prefetchLink(event.target),
  onFocus: prefetchTarget,
};

function prefetchTarget(event: PointerEvent | FocusEvent): void {
  prefetchLink(event.target);
}

function prefetchLink(target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || isCostly()) return;
  prefetchPage(link.pathname);
}

/** Starts loading the page of an address of this site. */
export function prefetchPage(pathname: string): void {
  for (const address of partsOfPage(pathname)) prefetchPart(address);
}

/** People who pay by the megabyte fetch only what they ask for. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
