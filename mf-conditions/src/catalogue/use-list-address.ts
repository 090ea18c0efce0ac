import { maxSearchLength } from '@ilera/contracts';
import { useQueryState } from '@ilera/ui';

const defaults = { category: 'popular', search: '', page: 1 };
/** Exceeds the length of any list here, and keeps an address from loading pages endlessly. */
const maxPages = 50;
const replacing = { replace: true };

/** A list's filters in the address: `?category=`, `?search=`, and `?page=`, the number of pages loaded by Show More. */
export function useListAddress() {
  const [{ category, search, page }, change] = useQueryState(defaults);
  return {
    category,
    search: search.slice(0, maxSearchLength),
    pages: Math.min(page, maxPages),
    /** Adds a history entry. */
    setCategory: (next: string) => change({ page: 1, category: next }),
    /** Searches all conditions. The first letter adds a history entry; later ones replace it. */
    setSearch: (text: string) =>
      text && !search
        ? change({ page: 1, search: text, category: 'all' })
        : change({ page: 1, search: text }, replacing),
    /** Replaces the current history entry. */
    setPages: (count: number) => change({ page: count }, replacing),
  };
}
