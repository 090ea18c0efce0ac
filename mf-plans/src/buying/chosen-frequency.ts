import { frequencies, type Frequency } from '@shared/format';
import { visitStorage } from '@shared/runtime';

const key = 'plan_frequency';

/** Keeps the frequency of the listing on the way to the checkout, over the city question and signing in. */
export function rememberFrequency(frequency: Frequency): void {
  visitStorage.set(key, frequency);
}

/** The frequency that was chosen before, once; undefined where none was. */
export function takeFrequency(): Frequency | undefined {
  const kept = visitStorage.get(key);
  visitStorage.remove(key);
  return frequencies.find((frequency) => frequency === kept);
}
