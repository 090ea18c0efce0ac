import type { Care } from './api/clinic/care';

/**
 * Whether the doctor of a visit has written a note, or a letter that was not withdrawn. Nobody can then record that the
 * person did not come.
 */
export const hasWritten = ({
  note,
  prescriptions,
  referrals,
}: Pick<Care, 'note' | 'prescriptions' | 'referrals'>): boolean =>
  note !== null || referrals.length > 0 || prescriptions.some(({ withdrawn_at }) => withdrawn_at === null);
