import type { DeskClaim } from '@shared/contracts/api';
import type { StatusLabel } from '@shared/format';
import { words } from './components.words';

const labels: Record<DeskClaim['status'], StatusLabel> = {
  processing: { label: words.undecided, tone: 'warning' },
  approved: { label: words.approved, tone: 'info' },
  paid: { label: words.paid, tone: 'success' },
  refused: { label: words.refused, tone: 'error' },
};

/** A status of a claim in words, with its tone. */
export const claimStatus = (status: DeskClaim['status']): StatusLabel => labels[status] ?? labels.processing;
