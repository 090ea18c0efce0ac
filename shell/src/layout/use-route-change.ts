import { forgetAnswers, interfaceState, modals, session } from '@shared/runtime';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@shared/contracts';

/**
 * What a new address does, in this order: close what is open, scroll to the top, move the focus to the page, and on the
 * landing page open the sign-up panel for token holders (P2.2, R4.22).
 */
export function useRouteChange(): void {
  const { pathname, hash } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    // At the first address only the menu of the prerendered page can be open, and it stays.
    if (!first.current) {
      modals.close();
      interfaceState.closeAll();
    }
    if (pathname === paths.home && session.signedIn) interfaceState.open('signUp');
  }, [pathname]);

  useEffect(() => {
    const opened = first.current;
    first.current = false;
    if (hash) return scrollToAnchor(hash.slice(1));
    if (!opened) {
      forgetAnswers();
      window.scrollTo(0, 0);
      focusPage();
    }
  }, [pathname, hash]);
}

/** Keyboard and screen-reader users start at the page, not at the navigation they came from. */
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The anchor may belong to a page that is still loading: wait for it as long as the page stays. */
function scrollToAnchor(id: string): () => void {
  const show = () => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    return Boolean(target);
  };
  if (show()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
