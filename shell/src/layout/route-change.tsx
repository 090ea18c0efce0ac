import { paths } from '@ilera/contracts';
import { forgetAnswers, interfaceState, modals, noteHistoryEntry, session } from '@ilera/runtime';
import { useEffect, useLayoutEffect, useRef, type RefObject, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import type { RouteTable } from '../route-table';
import { useServices } from '../site-services';
import { scrollToPosition } from './scroll-to-position';
import { selectionOf } from './selection-of';

/**
 * What follows a navigation, in this order: close what is open, open the sign-up panel on the landing page for token
 * holders (P2.2, R4.22), scroll, and move the focus to the page. Back and Forward lead to the position that was left
 * (R5.8). A component of its own, so that a navigation renders nothing of the layout.
 */
export function RouteChange() {
  const { routes, ahead } = useServices();
  const location = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<Location>(undefined);
  const stopWaiting = useRef<() => void>(undefined);
  const keptPosition = useKeptPosition(location);

  useLayoutEffect(noteHistoryEntry, [location]);

  // With the page: later it would close what the first press on that page opens, or move the page under that press.
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
    stopWaiting.current = scrollTo(location, isTraversal ? keptPosition.current : undefined);
  }, [location, navigationType, keptPosition, routes, ahead]);

  // The initial location, once its page is painted.
  useEffect(() => {
    if (previous.current) return;
    previous.current = location;
    changePage(location, routes);
    if (location.hash) stopWaiting.current = scrollToAnchor(location.hash.slice(1));
  }, [location, routes]);

  useEffect(
    () => () => {
      stopWaiting.current?.();
      // React runs effects twice in development: the second time is the initial location again.
      previous.current = undefined;
    },
    [],
  );
  return null;
}

function changePage({ pathname }: Location, routes: RouteTable): void {
  interfaceState.select(selectionOf(pathname, routes.of(pathname)?.layout));
  if (pathname === paths.home && session.signedIn) interfaceState.open('signUp');
}

/** Another page or anchor, or a link to the present address (R4.74). A change of the query alone has none of the effects. */
function isMove(from: Location, to: Location, isTraversal: boolean): boolean {
  if (from.pathname !== to.pathname || from.hash !== to.hash) return true;
  return from.search === to.search && !isTraversal;
}

type StopWaiting = (() => void) | undefined;

function scrollTo({ hash }: Location, position: number | undefined): StopWaiting {
  if (position === undefined && hash) return scrollToAnchor(hash.slice(1), true);
  // Keyboard and screen-reader users continue at the page's start, not at the link they pressed.
  const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });
  // The page is inert until React has removed the dialog that this navigation closes.
  if (document.querySelector('dialog[open]')) queueMicrotask(focusMain);
  else focusMain();
  if (position !== undefined) return scrollToPosition(position);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return undefined;
}

/**
 * Waits for the anchor while its page is loading; returns the function that stops waiting.
 * @param focuses whether Tab goes on from there, as after a link that the browser follows itself
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
 * Follows how far the window is scrolled and keeps it for the entry of the history that is left, while the document is open.
 * @returns what is kept of the present entry, in CSS pixels, when it is shown again
 */
function useKeptPosition({ key }: Location): RefObject<number | undefined> {
  const shown = useRef(key);
  const kept = useRef<number>(undefined);
  const top = useRef(0);
  const [positions] = useState(() => new Map<string, number>());

  // Before the browser paints: where the new page is shorter it scrolls, which is not what was left.
  useLayoutEffect(() => {
    if (key === shown.current) return;
    positions.set(shown.current, top.current);
    shown.current = key;
    kept.current = positions.get(key);
  }, [key, positions]);

  useEffect(() => {
    const follow = () => (top.current = window.scrollY);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return kept;
}
