import { brand } from '@shared/contracts';

/** The words of the page about use cases; its heading is in `strings.ts`. */
export const words = {
  title: 'Use cases',
  description: `How individuals, families and teams use ${brand.name}. This page is being written.`,
  lead: 'Until it is ready: individuals and families can pay for each visit or take a plan, and teams can cover everyone they employ.',
  compare: 'Compare health plans',
} as const;
