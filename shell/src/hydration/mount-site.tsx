import { hydratingMark, prerenderedMark } from '@shared/contracts';
import { session } from '@shared/runtime';
import { type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { decideAccess } from '../access/decide-access';
import { timeLimits } from '../remotes/attempts';
import { partOf } from '../remotes/part-cache';
import { partsOfPage } from '../remotes/parts-of-page';
import { routeOf } from '../route-of';
import { reportMismatch } from '../vitals/report-errors';
import { keepEarlyInput } from './early-input';

/** Shows the site: hydrates what the document was sent with, or renders it anew where that is not for this visitor. */
export function mountSite(root: HTMLElement, site: ReactNode): void {
  if (!root.hasAttribute(prerenderedMark)) return createRoot(root).render(site);
  keepEarlyInput([...root.children]);
  const route = routeOf(window.location.pathname);
  const isForVisitor =
    !route || decideAccess(route.access, { signedIn: session.signedIn, hasEmployer: false }) === null;
  if (isForVisitor && route?.layout !== 'account') return hydrate(root, site);
  void renderAnew(root, site, isForVisitor);
}

function hydrate(root: HTMLElement, site: ReactNode): void {
  root.removeAttribute(prerenderedMark);
  root.setAttribute(hydratingMark, '');
  hydrateRoot(root, site, {
    identifierPrefix: 'shell-',
    onRecoverableError: (error) => reportMismatch(error, 'shell', routeOf(window.location.pathname)?.page),
  });
}

async function renderAnew(root: HTMLElement, site: ReactNode, isForVisitor: boolean): Promise<void> {
  if (isForVisitor) {
    const parts = partsOfPage(window.location.pathname).map((address) => partOf(address));
    await Promise.race([
      Promise.allSettled(parts),
      new Promise((resolve) => setTimeout(resolve, timeLimits.replacement)),
    ]);
  }
  new MutationObserver((_, observer) => {
    observer.disconnect();
    root.removeAttribute(prerenderedMark);
  }).observe(root, { childList: true });
  createRoot(root).render(site);
}
