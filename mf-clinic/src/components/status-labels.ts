import type { VisitState, DeskClaim } from '@ilera/contracts/api';
import type { StatusLabel } from '@ilera/format';

const labels: Record<VisitState, StatusLabel> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  started: { label: 'Started', tone: 'info' },
  finished: { label: 'Finished', tone: 'success' },
  'no-show': { label: 'Nobody came', tone: 'error' },
  cancelled: { label: 'Cancelled', tone: 'error' },
};

/** A visit's state in words, with its tone. */
export const visitState = (state: VisitState): StatusLabel => labels[state];

/** A consultation method in words. */
export const methodLabel = (method: string): string => (method === 'video' ? 'Video' : 'Message');

const claimLabels: Record<DeskClaim['status'], StatusLabel> = {
  processing: { label: 'Undecided', tone: 'warning' },
  approved: { label: 'To be paid', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  refused: { label: 'Refused', tone: 'error' },
};

/** A claim's status in words, with its tone. */
export const claimStatus = (status: DeskClaim['status']): StatusLabel =>
  claimLabels[status] ?? claimLabels.processing;
