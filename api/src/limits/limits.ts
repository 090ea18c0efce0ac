/**
 * Rate limits, shared by all processes: per person, per e-mail address (with or without an account), and per network,
 * where wrong guesses are counted too.
 */
import type { CallName } from '@ilera/contracts/api';
import type { FastifyRequest } from 'fastify';
import { minuteMs } from '@ilera/format';
import { knowsNetwork } from './login-backoff';
import { tooMany, ResponseError, WrongCode } from '../common/response-error';
import { networkHash } from '../context/request-context';
import type { Services } from '../services';
import { countUse, giveUseBack } from './count-use';

/** A call from one network: far above what thousands of people behind one carrier's address need. */
const callLimit: UseLimit = { max: 300, minutes: 1 };
/** A call from one network that sends a mail to whatever address is typed. */
const mailLimit: UseLimit = { max: 300, minutes: 10 };

/** Calls with a guessable secret: their 404 and 422 reveal that a guess is wrong. */
const guessableCalls = [
  'login',
  'verifyPrescription',
  'guestReceipt',
  'guestReceiptPdf',
  'guestCare',
  'guestLetter',
  'moveGuestVisit',
  'cancelGuestVisit',
  'sendGuestFiles',
] as const satisfies CallName[];

/** Calls that reveal whether a coupon exists, when their body has one. */
const couponCalls = [
  'conditionDiscount',
  'planDiscount',
  'payForCondition',
  'planQuote',
  'subscribePlan',
] as const satisfies CallName[];

/** Per network. RATE_LIMITS=off removes all limits outside production. */
export const networkLimits: Partial<Record<CallName, UseLimit>> = {
  ...Object.fromEntries(guessableCalls.map((name) => [name, callLimit])),
  conditionDiscount: callLimit,
  planDiscount: callLimit,
  payForCondition: callLimit,
  resetPassword: callLimit,
  startGoogle: callLimit,
  clinicSignIn: callLimit,
  register: mailLimit,
  forgotPassword: mailLimit,
  joinWaitlist: mailLimit,
};

/** Moving visits, per person or per guest's link: each move sends a mail and takes a slot. */
export const moves: UseLimit = { max: 20, minutes: 60 };

/** Per person, for calls that cost others something: doctors' time, mails, payments, storage. */
export const personLimits: Partial<Record<CallName, UseLimit>> = {
  bookVisit: { max: 10, minutes: 60 },
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

/** Per e-mail address, for calls that anybody can make with somebody's address. */
export const addressLimits: Partial<Record<CallName, AddressLimit>> = {
  // From all networks together, because each call may replace the password and send a link.
  register: { max: 10, minutes: 10 },
  // Per network, so that nobody elsewhere can keep the owner from a reset.
  forgotPassword: { max: 5, minutes: 10, perNetwork: true },
  joinWaitlist: { max: 5, minutes: 10, perNetwork: true },
  payForCondition: { max: 20, minutes: 10, perNetwork: true },
};

interface UseLimit {
  max: number;
  minutes: number;
}

/** Counts a use; throws 429 with Retry-After beyond the limit. */
export async function limitUses(services: Services, key: string, { max, minutes }: UseLimit): Promise<void> {
  if (!services.config.rateLimits) return;
  const now = services.now();
  const { count, endsAt } = await countUse(services.db, key, minutes * minuteMs, now);
  if (count > max) throw tooManyUntil(endsAt, now);
}

/** Counts a use of the named call by the caller's network; throws 429 beyond the limit. */
export async function limitNetwork(services: Services, name: CallName): Promise<void> {
  const limit = networkLimits[name];
  if (!limit || !services.config.rateLimits) return;
  const key = `${name} network ${networkHash()}`;
  const now = services.now();
  const end = services.blockedUntil.get(key);
  if (end && end > now) throw tooManyUntil(end, now);
  const { count, endsAt } = await countUse(services.reservedDb, key, limit.minutes * minuteMs, now);
  if (count <= limit.max) return;
  services.blockedUntil.set(key, endsAt);
  throw tooManyUntil(endsAt, now);
}

const tooManyUntil = (end: Date, now: Date) => tooMany(Math.ceil((end.getTime() - now.getTime()) / 1000));

interface AddressLimit extends UseLimit {
  perNetwork?: true;
}

/** Counts a use of the named call for the e-mail address in its body; throws 429 beyond the limit. */
export async function limitAddress(
  services: Services,
  name: CallName,
  { body }: FastifyRequest,
): Promise<void> {
  const limit = addressLimits[name];
  if (!limit) return;
  const { email } = body as { email: string };
  const from = limit.perNetwork ? ` from ${networkHash()}` : '';
  await limitUses(services, `${name} address ${email.trim().toLowerCase()}${from}`, limit);
}

/** Per network and call. */
const wrongGuessLimit = { max: 20, minutes: 1 };

/**
 * Runs the work, which throws 404 or 422 for a wrong guess; throws 429 instead after too many wrong guesses. Each guess
 * is counted before the work, so that parallel guesses count too, and uncounted unless it proves wrong.
 */
export async function limitGuesses<T>(
  services: Services,
  name: CallName,
  body: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const { couponcode, code } = Object(body) as { couponcode?: string; code?: string };
  const isOf = (names: readonly CallName[]): boolean => names.includes(name);
  const isCoupon = isOf(couponCalls) && Boolean(couponcode ?? code);
  if (!(isCoupon || isOf(guessableCalls)) || !services.config.rateLimits) return work();
  // Thousands share a carrier's address: a stranger's guesses must not lock out owners who have signed in from there.
  if (name === 'login' && (await knowsNetwork(services, (body as { email: string }).email))) return work();
  const key = `${name} guesses from ${networkHash()}`;
  const reservedServices = { ...services, db: services.reservedDb };
  let isWrong = false;
  try {
    await limitUses(reservedServices, key, wrongGuessLimit);
    return await work();
  } catch (error) {
    // Only an unknown coupon is a wrong guess: thousands behind one address may use a real one.
    isWrong = isCoupon
      ? error instanceof WrongCode
      : error instanceof ResponseError && (error.status === 404 || error.status === 422);
    throw error;
  } finally {
    if (!isWrong) await giveUseBack(reservedServices.db, key);
  }
}
