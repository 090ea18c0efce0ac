import type { CallName } from '@shared/contracts/api';
import type { AddressLimit } from './limit-address';
import type { UseLimit } from './limit-uses';

/**
 * Limits of one network, far above what thousands of people behind one carrier's address do. What somebody could
 * guess is limited by wrong guesses (`limit-guesses.ts`). RATE_LIMITS=off removes all limits outside production.
 */
export const networkLimit = { max: 300, timeWindow: '1 minute' };
/** The same for calls that send a mail to whatever address is typed. */
export const mailLimit = { max: 300, timeWindow: '10 minutes' };

/** Moves of one person or of one guest's link: each is a mail and a place. */
export const moves: UseLimit = { max: 20, minutes: 60 };

/** Limits of one person for the calls that cost others something: doctors' time, mails, payments, storage. */
export const personLimits: Partial<Record<CallName, UseLimit>> = {
  bookAppointment: { max: 10, minutes: 60 },
  moveVisit: moves,
  payForCondition: { max: 20, minutes: 10 },
  subscribePlan: { max: 20, minutes: 10 },
  updateCard: { max: 20, minutes: 10 },
  claim: { max: 40, minutes: 60 },
  exportData: { max: 10, minutes: 60 },
  exportFiles: { max: 5, minutes: 60 },
  eraseData: { max: 10, minutes: 60 },
  changePassword: { max: 10, minutes: 60 },
  sendVerification: { max: 10, minutes: 60 },
  inviteEmployees: { max: 60, minutes: 60 },
  resendInvitation: { max: 60, minutes: 60 },
};

/** Limits of one e-mail address for the calls that anybody can make with it. */
export const addressLimits: Partial<Record<CallName, AddressLimit>> = {
  // Wherever it comes from, because each may replace the password and send a link.
  register: { max: 10, minutes: 10 },
  // For each network, so that nobody elsewhere keeps the owner from a reset.
  forgotPassword: { max: 5, minutes: 10, perNetwork: true },
  joinWaitlist: { max: 5, minutes: 10, perNetwork: true },
  payForCondition: { max: 20, minutes: 10, perNetwork: true },
};
