import type { Frequency } from '@shared/format';

/** The frequency as an address has it; the default value is left out. Alone here: the modals need no more of the checkout. */
export const frequencyInAddress = (frequency: Frequency): Frequency | undefined =>
  frequency === 'quarter' ? undefined : frequency;
