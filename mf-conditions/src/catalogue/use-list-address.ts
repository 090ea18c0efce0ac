import { useQueryState } from '@ilera/ui';

const defaults = { category: 'popular', search: '', page: 1 };
/** A limit above any list of ours, so that an address cannot make the page load without end. */
const mostPages = 50;
/** The longest search that the API takes. */
const longestSearch = 100;

/**
 * The choices of a list, stored in the address: `?category=`, `?search=` and the number of pages that Show More has
 * brought, `?page=`.
 */
export function useListAddress() {
  const [{ category, search, page }, change] = useQueryState(defaults);
  const set = (values: Parameters<typeof change>[0], replace: boolean) =>
    change({ page: 1, ...values }, { replace });
  return {
    category,
    search: search.slice(0, longestSearch),
    pages: Math.min(page, mostPages),
    /** Adds an entry to the history. */
    setCategory: (next: string) => set({ category: next }, false),
    /** Searches all conditions. The first letter adds an entry to the history; the others replace it. */
    setSearch: (text: string) =>
      text && !search ? set({ search: text, category: 'all' }, false) : set({ search: text }, true),
    /** Replaces the present entry of the history. */
    setPages: (count: number) => set({ page: count }, true),
  };
}
