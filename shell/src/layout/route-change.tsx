import { paths } from '@ilera/contracts';
import { forgetAnswers, interfaceState, modals, noteHistoryEntry, session } from '@ilera/runtime';
import { useEffect, useLayoutEffect, useRef, type RefObject, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { RouteTable } from '../route-table';
import { useServices } from '../site-services';
import { scrollToPosition } from './scroll-to-position';
import { selectionOf } from './selection-of';

/**
 * Runs the effects of a navigation in this order: closes overlays, opens the sign-up panel on the landing
 * page for token holders (P2.2, R4.22), scrolls, and moves the focus to the page. Back and Forward restore
 * the scroll position (R5.8). As a separate component it saves the layout a rendering.
 */
export function RouteChange() {
  const { routes, ahead } = useServices();
  const location = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<Location>(undefined);
  const stopWaiting = useRef<() => void>(undefined);
  const savedPosition = useSavedPosition(location);

  useLayoutEffect(noteHistoryEntry, [location]);

  // Runs in the page's commit: later it would close an overlay that the first press on that page opens, or
  // move the page under that press.
  useLayoutEffect(() => {
    const from = previous.current;
    if (!from || from.key === location.key) return;
    previous.current = location;
    if (from.pathname !== location.pathname) {
      modals.close();
      interfaceState.closeAll();
      ahead.drop();
      forgetAnswers();
      changePage(location, routes);
    }
    const isTraversal = navigationType === 'POP';
    if (!isMove(from, location, isTraversal)) return;
    stopWaiting.current?.();
    stopWaiting.current = scrollTo(location, isTraversal ? savedPosition.current : undefined);
  }, [location, navigationType, savedPosition, routes, ahead]);

  // Handles the initial location once its page is painted.
  useEffect(() => {
    if (previous.current) return;
    previous.current = location;
    changePage(location, routes);
    if (location.hash) stopWaiting.current = scrollToAnchor(location.hash.slice(1));
  }, [location, routes]);

  useEffect(
    () => () => {
      stopWaiting.current?.();
      // In development React runs effects twice: the second run is the initial location again.
      previous.current = undefined;
    },
    [],
  );
  return null;
}

function changePage({ pathname }: Location, routes: RouteTable): void {
  interfaceState.select(selectionOf(pathname, routes.find(pathname)?.layout));
  if (pathname === paths.home && session.signedIn) interfaceState.open('signUp');
}

/**
 * Whether a navigation leads to another page or anchor, or repeats the current address (R4.74). A change of
 * the query alone has no effects.
 */
function isMove(from: Location, to: Location, isTraversal: boolean): boolean {
  if (from.pathname !== to.pathname || from.hash !== to.hash) return true;
  return from.search === to.search && !isTraversal;
}

type StopWaiting = (() => void) | undefined;

function scrollTo({ hash }: Location, position: number | undefined): StopWaiting {
  if (position === undefined && hash) return scrollToAnchor(hash.slice(1), true);
  // Keyboard and screen-reader users continue at the start of the page, not at the link they pressed.
  const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
  // The page is inert until React has removed the dialog that this navigation closes.
  if (document.querySelector('dialog[open]')) queueMicrotask(focusMain);
  else focusMain();
  if (position !== undefined) return scrollToPosition(position);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return undefined;
}

/**
 * Waits for an anchor while its page is loading.
 * @param focuses whether Tab continues from the anchor, as after a link that the browser follows
 * @returns stops waiting
 */
function scrollToAnchor(id: string, focuses = false): StopWaiting {
  const scroll = () => {
    const target = document.getElementById(id);
    if (target && focuses) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    target?.scrollIntoView();
    return Boolean(target);
  };
  if (scroll()) return undefined;
  const observer = new MutationObserver(() => {
    if (scroll()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Records the scroll position of each history entry while the document is open.
 * @returns the recorded position of the current entry in CSS pixels, if it was shown before
 */
function useSavedPosition({ key }: Location): RefObject<number | undefined> {
  const shownKey = useRef(key);
  const saved = useRef<number>(undefined);
  const top = useRef(0);
  const [positions] = useState(() => new Map<string, number>());

  // Runs before the browser paints: on a shorter page the browser scrolls, and would overwrite the position
  // of the page that was left.
  useLayoutEffect(() => {
    if (key === shownKey.current) return;
    positions.set(shownKey.current, top.current);
    shownKey.current = key;
    saved.current = positions.get(key);
  }, [key, positions]);

  useEffect(() => {
    const recordTop = () => (top.current = window.scrollY);
    recordTop();
    window.addEventListener('scroll', recordTop, { passive: true });
    return () => window.removeEventListener('scroll', recordTop);
  }, []);

  return saved;
}
