import { session, interfaceState, loadProfile, modals } from '@ilera/runtime';
import { keepFocus, SkipLink } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useEffect, useLayoutEffect } from 'react';
import { ModalFrames } from '../modals/modal-frame';
import { SiteNotices } from '../notices/site-notices';
import { ToastBar } from '../toasts/toast-bar';
import { RouteChange } from './route-change';

/** What is on every page: toast bar, modals, and the effects of a navigation. */
export const SiteRoot = observer(function SiteRoot() {
  useScrollThreshold();
  useProfileOnSignIn(session.token);
  usePanelsOfOneSession(session.generation);
  useEffect(() => keepFocus(document.body), []);
  return (
    <>
      <RouteChange />
      <SkipLink />
      <Outlet />
      <ModalFrames />
      <ToastBar />
      <SiteNotices />
    </>
  );
});

/** Beyond this many pixels the fixed sidebar flag is on (P2.12). */
const thresholdPx = 140;

/** Keeps the `fixedSidebar` flag in step with the page's scroll position. */
export function useScrollThreshold(): void {
  useEffect(() => {
    const follow = () => interfaceState.set('fixedSidebar', window.scrollY > thresholdPx);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
}

/**
 * Closes what is open when another tab has begun or ended a session, before anybody sees it. A refused token closes
 * nothing: the person reads why, and loses nothing written.
 */
function usePanelsOfOneSession(generation: number): void {
  useLayoutEffect(() => {
    if (generation === 0) return;
    modals.close();
    interfaceState.closeAll();
  }, [generation]);
}

/** Fetches the profile when the site opens with a token, and again when somebody signs in (P4.9). */
function useProfileOnSignIn(token: string): void {
  useEffect(() => {
    if (!token) return;
    loadProfile().catch((error: unknown) => {
      // A 401 has ended the session already; any other failure leaves the stored record in use.
      if (session.signedIn) console.warn('The profile could not be loaded', (error as Error).name);
    });
  }, [token]);
}
