import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

type SiteHistory = ReturnType<typeof createBrowserHistory>;

/**
 * Decides on a move within the site before it happens. True keeps the visitor where they are; `go` makes the move after
 * all, and is not asked about again.
 */
export type MoveGuard = (move: { from: string; to: string; go: () => void }) => boolean;

let guard: MoveGuard | undefined;

/** Puts a guard in charge of every move until the answer is called. One at a time: the last one counts. */
export function guardMoves(next: MoveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/**
 * The browser's history, with moves that can be held back. It is what the router's own blocker needs the data router for,
 * which weighs as much again as all of the router that this site uses (docs/adr/0009).
 */
export function createGuardedHistory(): SiteHistory {
  const history = createBrowserHistory({ v5Compat: true });
  let here = history.location.pathname;
  let undoing = false;
  let free = false;

  const isHeld = (to: string, go: () => void): boolean =>
    !free &&
    guard?.({
      from: here,
      to,
      go: () => {
        free = true;
        go();
      },
    }) === true;

  const move =
    (change: SiteHistory['push']): SiteHistory['push'] =>
    (to, state) => {
      // As a browser does it: no second entry for where the visitor is already.
      const isHere = history.createURL(to).href === window.location.href;
      const go = () => (isHere ? history.replace : change)(to, state);
      if (!isHeld(history.createURL(to).pathname, go)) go();
    };

  const listen: SiteHistory['listen'] = (listener) =>
    history.listen((update) => {
      // The browser has moved already when it says so: a held move is undone, and the undoing is no move.
      if (undoing) {
        undoing = false;
        return;
      }
      const { delta, location } = update;
      if (update.action === 'POP' && delta && isHeld(location.pathname, () => history.go(delta))) {
        undoing = true;
        history.go(-delta);
        return;
      }
      free = false;
      here = location.pathname;
      listener(update);
    });

  return Object.assign(Object.create(history) as SiteHistory, {
    push: move(history.push),
    replace: move(history.replace),
    listen,
  });
}
