import { useEffect } from 'react';

/** Calls back when the browser shows this page again as it was, after Back from another site. */
export function useBackForwardReturn(onReturn: () => void): void {
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [onReturn]);
}
