import type { PageLayout } from '@ilera/contracts';
import { session, interfaceState, loadProfile, modals } from '@ilera/runtime';
import { keepFocus, SkipLink } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Outlet, useSearchParams } from 'react-router-dom';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ModalFrames } from '../modals/modal-frame';
import { KeyedErrorBoundaries } from '../remotes/keyed-error-boundaries';
import { SiteNotices } from '../notices/site-notices';
import { ToastBar } from '../toasts/toast-bar';
import { RouteChange } from './route-change';

/** The parts of every page: toast bar, modals, and the effects of a navigation. */
export const SiteRoot = observer(function SiteRoot({ layout }: { layout: PageLayout }) {
  const { token } = session;
  useScrollThreshold();
  useProfileOnSignIn(token);
  useEffect(() => keepFocus(document.body), []);
  return (
    <>
      <RouteChange />
      <OneSession />
      <SkipLink />
      <KeyedErrorBoundaries>
        <Outlet key={layout} />
      </KeyedErrorBoundaries>
      <ModalFrames />
      <ToastBar />
      <SiteNotices />
    </>
  );
});

/** Scroll position in pixels beyond which the fixed sidebar flag is on (P2.12). */
const thresholdPx = 140;

/** Keeps the `fixedSidebar` flag in step with the scroll position. */
export function useScrollThreshold(): void {
  useEffect(() => {
    const updateFlag = () => interfaceState.set('fixedSidebar', window.scrollY > thresholdPx);
    updateFlag();
    window.addEventListener('scroll', updateFlag, { passive: true });
    return () => window.removeEventListener('scroll', updateFlag);
  }, []);
}

/**
 * Closes overlays and clears search and list page from the address when another tab begins or ends a session,
 * before another person sees them (A4.4). A guest keeps them, and so does a person whose token is refused,
 * who reads why and loses no typed text.
 */
const OneSession = observer(function OneSession() {
  const { generation, token, ended } = session;
  const isGuest = !token && !ended;
  const [query, setQuery] = useSearchParams();
  const previous = useRef({ generation, isGuest });
  useLayoutEffect(() => {
    const { current } = previous;
    previous.current = { generation, isGuest };
    if (current.generation === generation || current.isGuest) return;
    modals.close();
    interfaceState.closeAll();
    const remainingQuery = new URLSearchParams(query);
    for (const name of ['search', 'page']) remainingQuery.delete(name);
    if (String(remainingQuery) !== String(query)) setQuery(remainingQuery, { replace: true });
  }, [generation, isGuest, query, setQuery]);
  return null;
});

/** Fetches the profile when the site opens with a token, and after each sign-in (P4.9). */
function useProfileOnSignIn(token: string): void {
  useEffect(() => {
    if (!token) return;
    loadProfile().catch((error: unknown) => {
      // A 401 has already ended the session; after any other failure the stored record stays in use.
      if (session.signedIn) console.warn('The profile could not be loaded', (error as Error).name);
    });
  }, [token]);
}
