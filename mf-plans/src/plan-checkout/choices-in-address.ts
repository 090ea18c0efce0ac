import { readQuantity } from '@shared/contracts';
import type { CoverStart } from '@shared/contracts/api';
import { frequencies, type Frequency } from '@shared/format';

/** The checkout's choices in its address, which a reload and Back from the payment page keep. */
export interface AddressChoices {
  quantity: number;
  frequency: Frequency | undefined;
  /** Another package of the type than the one of the path. */
  package: string | null;
  /** When the plan starts; undefined leaves it to the API. */
  start: CoverStart | undefined;
}

const starts: readonly CoverStart[] = ['now', 'end'];

/** Reads `?quantity=&frequency=&package=&start=`; an invalid quantity counts as 1, other invalid values as absent. */
export function readChoices(query: URLSearchParams): AddressChoices {
  return {
    quantity: readQuantity(query),
    frequency: frequencies.find((frequency) => frequency === query.get('frequency')),
    package: query.get('package'),
    start: starts.find((start) => start === query.get('start')),
  };
}

/** The frequency as an address has it; the default value is left out. */
export const frequencyInAddress = (frequency: Frequency): Frequency | undefined =>
  frequency === 'quarter' ? undefined : frequency;

/** The query with the choices; default values are left out, except for a quantity that is there already. */
export function writeChoices(
  query: URLSearchParams,
  choices: Partial<Pick<AddressChoices, 'start'>> & {
    planId: string;
    pathId: string;
    people: number;
    frequency: Frequency;
  },
): URLSearchParams {
  const next = new URLSearchParams(query);
  // A higher number in the address would come back with a reload, so 1 replaces it.
  if (choices.people > 1 || next.has('quantity')) next.set('quantity', String(choices.people));
  const frequency = frequencyInAddress(choices.frequency);
  if (frequency) next.set('frequency', frequency);
  else next.delete('frequency');
  if (choices.planId === choices.pathId) next.delete('package');
  else next.set('package', choices.planId);
  if (choices.start) next.set('start', choices.start);
  else next.delete('start');
  return next;
}
