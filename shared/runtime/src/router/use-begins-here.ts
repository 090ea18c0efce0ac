import { useLocation } from 'react-router-dom';

/** A reload keeps the key of a page that was moved to; what is read before any move is that of the document's own page. */
const firstKey =
  typeof window === 'undefined'
    ? 'default'
    : ((window.history.state as { key?: string } | null)?.key ?? 'default');

/** Whether the page is the one that the document was loaded for, and so may have been painted (docs/adr/0008). */
export function useBeginsHere(): boolean {
  return useLocation().key === firstKey;
}
