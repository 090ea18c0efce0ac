import type { CoverStart } from '@ilera/contracts/api';
import { frequencies, type Frequency } from '@ilera/format';
import { useQueryState } from '@ilera/ui';
import type { PlanOffer } from '../plans/plan';
import { peopleFor } from './subscription';

const defaults = { quantity: '', package: '', frequency: frequencies, start: ['', 'now', 'end'] } as const;

/** The person's choices for a subscription, with their setters. */
export type Choices = ReturnType<typeof useChoices>;

/**
 * The checkout's choices in its address (`?quantity=&frequency=&package=&start=`), so that a reload and Back from the
 * payment page keep them. An invalid quantity counts as the plan's minimum; other invalid values count as absent.
 * @param offer the plan with which the page opened
 * @param packages all plans of its type, including `offer`
 * @param pathId the plan in the path, which the query need not name
 */
export function useChoices(offer: PlanOffer, packages: readonly PlanOffer[], pathId: string) {
  const [{ quantity, frequency, start, ...query }, change] = useQueryState(defaults);
  const planOf = (id: string) => [offer, ...packages].find((each) => String(each.id) === id) ?? offer;
  const plan = planOf(query.package || pathId);
  const people = peopleFor(plan, Math.floor(Number(quantity)));
  const choose = (values: Parameters<typeof change>[0]) => change(values, { replace: true });
  return {
    plan,
    packages,
    people,
    frequency,
    /** The start of the plan; undefined leaves the choice to the API. */
    start: start || undefined,
    /** Chooses another package of the type, and raises the number of people to its minimum. */
    choosePackage: (id: string) =>
      choose({ quantity: String(peopleFor(planOf(id), people)), package: id === pathId ? '' : id }),
    chooseFrequency: (frequency: Frequency) => choose({ frequency }),
    countPeople: (count: number) => choose({ quantity: String(count) }),
    chooseStart: (start: CoverStart | undefined) => choose({ start: start ?? '' }),
  };
}
