/**
 * Limits of uses over all processes: of a person, of an address whether or not it has an account, and of a network's
 * wrong guesses.
 */
import type { CallName } from '@ilera/contracts/api';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { knowsNetwork } from './login-backoff';
import { tooMany, ResponseError, WrongCode } from '../common/response-error';
import { networkHash } from '../context/request-context';
import type { Services } from '../services';
import { countUse, giveUseBack } from './count-use';

/** Of anybody's calls, far above what thousands of people behind one carrier's address do. */
const calls: UseLimit = { max: 300, minutes: 1 };
/** Of calls that send a mail to whatever address is typed. */
const mails: UseLimit = { max: 300, minutes: 10 };

/** Calls of which somebody could guess a secret: their 404 and 422 tell that it is wrong. */
const guessed = [
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

/** Calls that tell whether a coupon exists, where their body has one. */
const couponCalls = [
  'conditionDiscount',
  'planDiscount',
  'payForCondition',
  'planQuote',
  'subscribePlan',
] as const satisfies CallName[];

/** Limits of one network. RATE_LIMITS=off removes all limits outside production. */
export const networkLimits: Partial<Record<CallName, UseLimit>> = {
  ...Object.fromEntries(guessed.map((name) => [name, calls])),
  conditionDiscount: calls,
  planDiscount: calls,
  payForCondition: calls,
  resetPassword: calls,
  startGoogle: calls,
  clinicSignIn: calls,
  register: mails,
  forgotPassword: mails,
  joinWaitlist: mails,
};

/** Moves of one person or of one guest's link: each is a mail and a slot. */
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

interface UseLimit {
  max: number;
  minutes: number;
}

/** Counts a use; throws a 429 with Retry-After beyond the limit. */
export async function limitUses(services: Services, key: string, { max, minutes }: UseLimit): Promise<void> {
  if (!services.config.rateLimits) return;
  const now = services.now();
  const { count, endsAt } = await countUse(services.db, key, minutes * 60_000, now);
  if (count > max) throw tooManyUntil(endsAt, now);
}

/** Networks that are over a limit, by process: a flood of theirs is refused without a query for each call. */
const flooding = new WeakMap<Services, LRUCache<string, Date>>();

/** Counts a use of the named call from the network of the request. */
export async function limitNetwork(services: Services, name: CallName): Promise<void> {
  const limit = networkLimits[name];
  if (!limit || !services.config.rateLimits) return;
  const over = flooding.get(services) ?? new LRUCache<string, Date>({ max: 20_000 });
  flooding.set(services, over);
  const key = `${name} network ${networkHash()}`;
  const now = services.now();
  const known = over.get(key);
  if (known && known > now) throw tooManyUntil(known, now);
  const { count, endsAt } = await countUse(services.reservedDb, key, limit.minutes * 60_000, now);
  if (count <= limit.max) return;
  over.set(key, endsAt);
  throw tooManyUntil(endsAt, now);
}

const tooManyUntil = (end: Date, now: Date) => tooMany(Math.ceil((end.getTime() - now.getTime()) / 1000));

interface AddressLimit extends UseLimit {
  /** Counted for each network apart. */
  perNetwork?: true;
}

/** Counts a use of the named call with the address of its body. */
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

/** For one network and each call that tells right from wrong. */
const wrongGuesses = { max: 20, minutes: 1 };

/**
 * Does the work, which throws 404 or 422 for a wrong guess; throws a 429 without doing it after too many. Counted
 * before it begins, so that a hundred guesses at once are counted too, and given back where it was refused or right.
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
  if (!(isCoupon || isOf(guessed)) || !services.config.rateLimits) return work();
  // Behind one address of a carrier are thousands: nobody's guesses keep those out who have signed in from there.
  if (name === 'login' && (await knowsNetwork(services, (body as { email: string }).email))) return work();
  const key = `${name} guesses from ${networkHash()}`;
  const own = { ...services, db: services.reservedDb };
  let isWrong = false;
  try {
    await limitUses(own, key, wrongGuesses);
    return await work();
  } catch (error) {
    // A coupon that exists is no guess, and thousands behind one address may have it.
    isWrong = isCoupon
      ? error instanceof WrongCode
      : error instanceof ResponseError && (error.status === 404 || error.status === 422);
    throw error;
  } finally {
    if (!isWrong) await giveUseBack(own.db, key);
  }
}
