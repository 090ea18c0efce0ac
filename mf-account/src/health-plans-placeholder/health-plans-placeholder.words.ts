import { brand } from '@shared/contracts';

/** The words of the page that is not written yet. */
export const words = {
  title: `Health plans | ${brand.name}`,
  heading: 'Health plans',
  lead: 'This page is under development.',
} as const;
