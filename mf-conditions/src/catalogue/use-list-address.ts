import { useSearchParams } from '@shared/runtime';

/** What a list shows, kept in the address so that Back and a shared link work. */
export interface ListAddress {
  category: string;
  search: string;
  /** A step that Back undoes. */
  setCategory: (category: string) => void;
  /** Replaces the present step: nobody wants to go back through each letter. */
  setSearch: (search: string) => void;
}

const defaultCategory = 'popular';

/** Reads and writes `?category=` and `?search=`. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const change = (key: string, value: string, replace: boolean) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace },
    );
  return {
    category: params.get('category') || defaultCategory,
    search: params.get('search') ?? '',
    setCategory: (category) => change('category', category === defaultCategory ? '' : category, false),
    setSearch: (search) => change('search', search, true),
  };
}
