import { readQuantity } from '@shared/contracts';
import type { CoverStart } from '@shared/contracts/api';
import { frequencies, type Frequency } from '@shared/format';
import { useSearchParams } from '@shared/runtime';
import { frequencyInAddress } from '../plans/frequency-in-address';
import type { PlanOffer } from '../plans/plan';
import { peopleFor } from './subscription';

const starts: readonly CoverStart[] = ['now', 'end'];

/** What of a subscription the person has chosen, and what changes it. */
export type Choices = ReturnType<typeof useChoices>;

/**
 * The checkout's choices in its address (`?quantity=&frequency=&package=&start=`), which a reload and Back from the
 * payment page keep. An invalid quantity counts as 1, other invalid values as absent.
 * @param offer the plan with which the page was opened
 * @param packages the plans of its type, itself among them
 * @param pathId the plan of the path, which the query need not name
 */
export function useChoices(offer: PlanOffer, packages: readonly PlanOffer[], pathId: string) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('package') ?? pathId;
  const planOf = (id: string) => [offer, ...packages].find((each) => String(each.id) === id) ?? offer;
  const plan = planOf(wanted);
  const people = peopleFor(plan, readQuantity(query));
  const choose = (changes: Record<string, string | undefined>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    plan,
    packages,
    people,
    frequency: frequencies.find((each) => each === query.get('frequency')) ?? 'quarter',
    /** When the plan starts; undefined leaves it to the API. */
    start: starts.find((each) => each === query.get('start')),
    /** Takes another package of the type, and raises the number of people to its minimum. */
    choosePackage: (id: string) =>
      choose({
        quantity: String(peopleFor(planOf(id), people)),
        package: id === pathId ? undefined : id,
      }),
    chooseFrequency: (frequency: Frequency) => choose({ frequency: frequencyInAddress(frequency) }),
    countPeople: (count: number) => choose({ quantity: String(count) }),
    chooseStart: (start: CoverStart | undefined) => choose({ start }),
  };
}
