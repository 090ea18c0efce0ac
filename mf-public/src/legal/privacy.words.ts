import { brand } from '@shared/contracts';

/** What search results and the browser's tab say of the privacy policy. */
export const words = {
  title: 'Data Privacy, Protection & Cookie Policy',
  description: `What ${brand.name} knows about you, what it is used for, who sees it, how long it is kept, and your rights.`,
} as const;
