import { readQuantity } from '@shared/contracts';
import { frequencies, type Frequency } from '@shared/format';

/** The checkout's choices in its address, which a reload and Back from the payment page keep. */
export interface AddressChoices {
  quantity: number;
  frequency: Frequency | undefined;
  /** Another package of the type than the one of the path. */
  package: string | null;
}

/** Reads `?quantity=&frequency=&package=`; an invalid quantity counts as 1, an invalid frequency as absent. */
export function readChoices(query: URLSearchParams): AddressChoices {
  return {
    quantity: readQuantity(query),
    frequency: frequencies.find((frequency) => frequency === query.get('frequency')),
    package: query.get('package'),
  };
}

/** The frequency as an address has it; the default value is left out. */
export const frequencyInAddress = (frequency: Frequency): Frequency | undefined =>
  frequency === 'quarter' ? undefined : frequency;

/** The query with the choices; default values are left out, except for a quantity that is there already. */
export function writeChoices(
  query: URLSearchParams,
  choices: { planId: string; pathId: string; people: number; frequency: Frequency },
): URLSearchParams {
  const next = new URLSearchParams(query);
  // A higher number in the address would come back with a reload, so 1 replaces it.
  if (choices.people > 1 || next.has('quantity')) next.set('quantity', String(choices.people));
  const frequency = frequencyInAddress(choices.frequency);
  if (frequency) next.set('frequency', frequency);
  else next.delete('frequency');
  if (choices.planId === choices.pathId) next.delete('package');
  else next.set('package', choices.planId);
  return next;
}
