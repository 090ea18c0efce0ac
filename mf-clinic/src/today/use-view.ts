import { useSearchParams } from '@shared/runtime';
import { useCallback } from 'react';
import { readView, type View, writeView } from './view';

/** The view in the address, and a function that changes it; Back leads over the days, not over the filters. */
export function useView() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: Partial<View>) =>
      setQuery((before) => writeView({ ...readView(before), ...changes }), { replace: !('day' in changes) }),
    [setQuery],
  );
  return { view: readView(query), change };
}
