import { brand } from '@shared/contracts';

/** The words of a guest's visit. */
export const words = {
  title: `Your visit | ${brand.name}`,
  heading: 'Your visit',
  loading: 'Loading your visit',
  notLoaded: 'We could not load your visit',
  noLink: 'This link does not open a visit',
  noLinkLead: 'Open the link of our newest mail once more, all of it.',
  over: 'This visit is over.',
  noShow: 'Nobody came to this visit.',
  cancelled: 'This visit was cancelled.',
  refunded: 'What you paid is on its way back to you.',
} as const;
