import { useSearchParams } from '@ilera/runtime';
import { useCallback } from 'react';

/** A value's default: a text, an integer of at least 1, or the first entry of a list. */
type Default = string | number | readonly string[];
type ValueOf<By extends Default> = By extends readonly (infer One)[]
  ? One
  : By extends number
    ? number
    : string;

/** Values in the address by name. */
type QueryState<Defaults extends Record<string, Default>> = {
  [Name in keyof Defaults]: ValueOf<Defaults[Name]>;
};

/** The highest page number that the API accepts. */
const maxPage = 100_000;

function read(text: string | null, by: Default): string | number {
  if (typeof by === 'string') return text || by;
  if (typeof by !== 'number') return by.find((choice) => choice === text) ?? by[0] ?? '';
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= maxPage ? number : by;
}

/**
 * State in the address's query, which Back, a reload and a shared link keep. Defaults are omitted from the query, and
 * invalid values count as defaults.
 * @param defaults the same object at each rendering
 */
export function useQueryState<const Defaults extends Record<string, Default>>(defaults: Defaults) {
  type State = QueryState<Defaults>;
  const [query, setQuery] = useSearchParams();
  const state = Object.fromEntries(
    Object.entries(defaults).map(([name, by]) => [name, read(query.get(name), by)]),
  ) as State;
  const change = useCallback(
    (values: Partial<State>, options?: { replace?: boolean }) =>
      setQuery((current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value === read(null, defaults[name] ?? '')) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      }, options),
    [setQuery, defaults],
  );
  return [state, change] as const;
}
