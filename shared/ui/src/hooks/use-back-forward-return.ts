import { useEffect } from 'react';

/** Calls back when the browser restores this page from its back-forward cache. */
export function useBackForwardReturn(onReturn: () => void): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [onReturn]);
}
