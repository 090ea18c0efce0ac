import type { VisitState, DeskClaim } from '@ilera/contracts/api';
import type { StatusLabel } from '@ilera/format';
import { words } from './components.words';

const labels: Record<VisitState, StatusLabel> = {
  waiting: { label: words.waiting, tone: 'neutral' },
  started: { label: words.started, tone: 'info' },
  finished: { label: words.finished, tone: 'success' },
  'no-show': { label: words.noShow, tone: 'error' },
  cancelled: { label: words.cancelled, tone: 'error' },
};

/** A state of a visit in words, with its tone. */
export const visitState = (state: VisitState): StatusLabel => labels[state];

/** A method in words. */
export const methodLabel = (method: string): string => (method === 'video' ? words.video : words.message);

const claimLabels: Record<DeskClaim['status'], StatusLabel> = {
  processing: { label: words.undecided, tone: 'warning' },
  approved: { label: words.approved, tone: 'info' },
  paid: { label: words.paid, tone: 'success' },
  refused: { label: words.refused, tone: 'error' },
};

/** A status of a claim in words, with its tone. */
export const claimStatus = (status: DeskClaim['status']): StatusLabel =>
  claimLabels[status] ?? claimLabels.processing;
