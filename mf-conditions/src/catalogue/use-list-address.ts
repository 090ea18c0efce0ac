import { longestSearch } from '@ilera/contracts';
import { useQueryState } from '@ilera/ui';

const defaults = { category: 'popular', search: '', page: 1 };
/** A limit above any list of ours, so that an address cannot make the page load without end. */
const mostPages = 50;
const replacing = { replace: true };

/**
 * The choices of a list, stored in the address: `?category=`, `?search=` and the number of pages that Show More has
 * brought, `?page=`.
 */
export function useListAddress() {
  const [{ category, search, page }, change] = useQueryState(defaults);
  return {
    category,
    search: search.slice(0, longestSearch),
    pages: Math.min(page, mostPages),
    /** Adds an entry to the history. */
    setCategory: (next: string) => change({ page: 1, category: next }),
    /** Searches all conditions. The first letter adds an entry to the history; the others replace it. */
    setSearch: (text: string) =>
      text && !search
        ? change({ page: 1, search: text, category: 'all' })
        : change({ page: 1, search: text }, replacing),
    /** Replaces the present entry of the history. */
    setPages: (count: number) => change({ page: count }, replacing),
  };
}
