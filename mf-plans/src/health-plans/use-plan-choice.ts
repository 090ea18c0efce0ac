import { frequencies, type Frequency, type PlanType, readPlanType } from '@shared/format';
import { useSearchParams } from '@shared/runtime';

/** Type, frequency and view as the address has them, so that Back and a shared link work. */
export function usePlanChoice() {
  const [query, setQuery] = useSearchParams();
  const type = readPlanType(query.get('type')) ?? 'individual';
  const frequency = frequencies.find((value) => value === query.get('frequency')) ?? 'quarter';
  const comparing = query.get('view') === 'compare';

  const choose = (choice: { type?: PlanType; frequency?: Frequency; view?: 'compare' | 'cards' }) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(choice)) {
          if (value === 'cards') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { preventScrollReset: true },
    );

  return { type, frequency, comparing, choose };
}
