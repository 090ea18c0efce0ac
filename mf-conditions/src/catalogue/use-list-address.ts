import { useSearchParams } from '@shared/runtime';

const defaultCategory = 'popular';
/** A limit above any list of ours, so that an address cannot make the page load without end. */
const mostPages = 50;

/**
 * The choices of a list, stored in the address so that Back and a shared link work: `?category=`, `?search=` and the
 * number of pages that Show More has brought, `?page=`.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const change = (changes: Record<string, string>, replace: boolean) =>
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
    );
  const pages = Math.floor(Number(params.get('page')));
  return {
    category: params.get('category') || defaultCategory,
    search,
    pages: pages >= 1 ? Math.min(pages, mostPages) : 1,
    /** Adds an entry to the history. */
    setCategory: (category: string) =>
      change({ category: category === defaultCategory ? '' : category }, false),
    /** Searches all conditions. The first letter adds an entry to the history; the others replace it. */
    setSearch: (text: string) =>
      change(text && !search ? { search: text, category: 'all' } : { search: text }, !(text && !search)),
    /** Replaces the present entry of the history. */
    setPages: (count: number) => change({ page: count > 1 ? String(count) : '' }, true),
  };
}
