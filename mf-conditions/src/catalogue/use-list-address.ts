import { useSearchParams } from '@shared/runtime';
import { useCallback } from 'react';

/** The choices of a list, stored in the address so that Back and a shared link work. */
export interface ListAddress {
  category: string;
  search: string;
  /** How many pages Show More has brought; from 1. */
  pages: number;
  /** Adds an entry to the history. */
  setCategory: (category: string) => void;
  /** Searches all conditions. The first letter adds an entry to the history; the others replace it. */
  setSearch: (search: string) => void;
  /** Replaces the present entry of the history. */
  setPages: (pages: number) => void;
}

const defaultCategory = 'popular';
/** A limit above any list of ours, so that an address cannot make the page load without end. */
const mostPages = 50;

/** Reads and writes `?category=`, `?search=` and `?page=`. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const change = useCallback(
    (changes: Record<string, string>, replace: boolean) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          next.delete('page');
          for (const [key, value] of Object.entries(changes)) {
            if (value) next.set(key, value);
            else next.delete(key);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  const pages = Math.floor(Number(params.get('page')));
  return {
    category: params.get('category') || defaultCategory,
    search,
    pages: pages >= 1 ? Math.min(pages, mostPages) : 1,
    setCategory: (category) => change({ category: category === defaultCategory ? '' : category }, false),
    setSearch: (text) =>
      change(text && !search ? { search: text, category: 'all' } : { search: text }, !(text && !search)),
    setPages: useCallback((count) => change({ page: count > 1 ? String(count) : '' }, true), [change]),
  };
}
