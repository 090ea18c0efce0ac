import { useSearchParams } from '@shared/runtime';

/** Which claims are shown; `waiting` are those that are undecided or unpaid. */
export const shows = ['waiting', 'processing', 'approved', 'paid', 'refused'] as const;
export type Show = (typeof shows)[number];

/** What the list shows, stored in its address, so that Back, a reload and a colleague have it. */
export function useClaimsView() {
  const [query, setQuery] = useSearchParams();
  const page = Number(query.get('page'));
  const write = (show: Show, next: number) =>
    setQuery({
      ...(show === 'waiting' ? {} : { show }),
      ...(next > 1 ? { page: String(next) } : {}),
    });
  const show = shows.find((one) => one === query.get('show')) ?? 'waiting';
  return {
    show,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    choose: (next: Show) => write(next, 1),
    turn: (next: number) => write(show, next),
  };
}
