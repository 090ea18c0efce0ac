import { useEffect, useRef, useState } from 'react';
import { guardMoves } from './guarded-history';

interface Move {
  currentLocation: { pathname: string };
  nextLocation: { pathname: string };
}

/** A held move: `proceed` makes it, `reset` drops it. */
export type Blocker = { state: 'unblocked' } | { state: 'blocked'; proceed: () => void; reset: () => void };

/** Holds back moves within the site, Back and Forward included, for which `shouldBlock` answers true. */
export function useBlocker(shouldBlock: (move: Move) => boolean): Blocker {
  const decide = useRef(shouldBlock);
  useEffect(() => {
    decide.current = shouldBlock;
  });
  const [held, setHeld] = useState<() => void>();

  useEffect(
    () =>
      guardMoves(({ from, to, go }) => {
        const blocks = decide.current({
          currentLocation: { pathname: from },
          nextLocation: { pathname: to },
        });
        if (blocks) setHeld(() => go);
        return blocks;
      }),
    [],
  );

  if (!held) return { state: 'unblocked' };
  const drop = () => setHeld(undefined);
  return {
    state: 'blocked',
    reset: drop,
    proceed: () => {
      drop();
      held();
    },
  };
}
