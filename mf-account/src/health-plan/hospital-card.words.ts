import { brand } from '@shared/contracts';

/** The words of the card for a hospital, which the home shows too. */
export const words = {
  showCard: 'Show card',
  heading: `${brand.name} plan card`,
  name: 'Name',
  plan: 'Plan',
  validUntil: 'Valid until',
} as const;
