/** Limits wrong guesses of a network. What is right is not counted, so many people may share a network. */
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../common/http-error';
import type { Services } from '../services';
import { giveUseBack } from './count-use';
import { limitUses } from './limit-uses';

/** For one network and each call that tells right from wrong. */
const wrongGuesses = { max: 20, minutes: 1 };

/**
 * Does the work, which throws 404 or 422 for a wrong guess; throws a 429 without doing it after too many. Counted
 * before it begins, so that a hundred guesses at once are counted too.
 */
export async function limitGuesses<T>(
  services: Services,
  name: string,
  { ip }: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  if (!services.config.rateLimits) return work();
  const key = `${name} guesses from ${normalizeIP(ip)}`;
  const own = { ...services, db: services.reservedDb };
  await limitUses(own, key, wrongGuesses);
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof HttpError && (error.status === 404 || error.status === 422);
    throw error;
  } finally {
    if (!isWrong) await giveUseBack(own.db, key);
  }
}
