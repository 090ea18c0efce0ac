import { useSearchParams } from '@shared/runtime';
import { useCallback } from 'react';
import { type HistoryView, readView, writeView } from './history-address';

/** The view in the address, and functions to change it: another search or filter starts at page 1 (A4.4). */
export function useHistoryView() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: Partial<HistoryView>, options?: { replace?: boolean }) =>
      setQuery((before) => writeView({ ...readView(before), ...changes }), options),
    [setQuery],
  );
  return {
    view: readView(query),
    showPage: useCallback(
      (page: number, options?: { replace?: boolean }) => change({ page }, options),
      [change],
    ),
    // Typing replaces the history entry, so that Back does not go letter by letter.
    search: useCallback((search: string) => change({ search, page: 1 }, { replace: true }), [change]),
    filter: useCallback((status: string) => change({ status, page: 1 }, { replace: true }), [change]),
  };
}
