import { brand } from '@shared/contracts';

/** The words of the page by which a pharmacy checks a prescription. */
export const words = {
  title: `Prescription | ${brand.name}`,
  heading: 'Prescription',
  loading: 'Checking the prescription',
  notLoaded: 'We could not check this prescription',
  valid: 'This prescription is valid.',
  notValid: 'This prescription is not valid.',
  withdrawn: (day: string) => `The doctor withdrew it on ${day}.`,
  expired: (day: string) => `It ended on ${day}.`,
  unknown: 'There is no such prescription',
  unknownLead: 'Compare the code with the one on the paper.',
  number: 'Number',
  doctor: 'Doctor',
  licence: 'Licence',
  issued: 'Written',
  validUntil: 'Valid until',
  medicines: 'Medicines',
  medicine: 'Medicine',
  strength: 'Strength',
  dose: 'Dose',
  times: 'Times a day',
  days: 'Days',
} as const;
