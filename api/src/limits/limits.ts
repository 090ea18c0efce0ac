import type { CallName } from '@shared/contracts/api';
import type { PersonLimit } from './limit-person';

/**
 * Limits of one address for the calls that allow guessing. RATE_LIMITS=off removes them outside production.
 */
export const couponLimit = { max: 20, timeWindow: '1 minute' };
export const loginLimit = { max: 20, timeWindow: '1 minute' };
export const registerLimit = { max: 10, timeWindow: '10 minutes' };
export const forgotLimit = { max: 5, timeWindow: '10 minutes' };
export const waitlistLimit = { max: 5, timeWindow: '10 minutes' };
export const paymentLimit = { max: 30, timeWindow: '1 minute' };
export const inviteLimit = { max: 20, timeWindow: '1 minute' };

/** Limits of one person for the calls that cost others something: doctors' time, mails, payments, storage. */
export const personLimits: Partial<Record<CallName, PersonLimit>> = {
  bookAppointment: { max: 10, minutes: 60 },
  moveVisit: { max: 20, minutes: 60 },
  payForCondition: { max: 20, minutes: 10 },
  subscribePlan: { max: 20, minutes: 10 },
  updateCard: { max: 20, minutes: 10 },
  claim: { max: 40, minutes: 60 },
  exportData: { max: 10, minutes: 60 },
  exportFiles: { max: 5, minutes: 60 },
  eraseData: { max: 10, minutes: 60 },
  changePassword: { max: 10, minutes: 60 },
  inviteEmployees: { max: 60, minutes: 60 },
  resendInvitation: { max: 60, minutes: 60 },
};
