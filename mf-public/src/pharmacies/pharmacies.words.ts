import { brand } from '@shared/contracts';

/** The words of the page about pharmacies. */
export const words = {
  title: 'Pharmacy+',
  description: `Prescriptions from ${brand.name} doctors, filled at a pharmacy near you. Pharmacy+ opens soon.`,
  heading: 'Pharmacy+ opens soon',
  lead: 'Your doctor’s e-prescription, sent to a pharmacy that has the medicine, ready when you arrive. We are signing the first pharmacies now.',
  today: 'You can show an e-prescription on your phone at any pharmacy today.',
  hear: 'Hear when it opens',
} as const;
