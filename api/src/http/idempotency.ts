/**
 * `Idempotency-Key`: a client that did not get its answer sends the same request with the same key, and gets the answer
 * of the first. Calls that sell or book are safe to repeat without a key too; the key makes the answer the same.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeys } from '../db/schema';
import type { Services } from '../services';
import { HttpError, fieldError } from './http-error';

interface Input {
  request: FastifyRequest;
  body?: unknown;
}

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Runs the work once per key and gives every repeat the stored answer. Refusals are not stored: they may be mended. */
export async function withIdempotency<T>(
  services: Services,
  input: Input,
  work: () => Promise<T>,
): Promise<T> {
  const header = input.request.headers['idempotency-key'];
  if (header === undefined) return work();
  if (typeof header !== 'string' || !/^[\w-]{8,100}$/.test(header))
    throw fieldError('idempotency_key', 'The idempotency key takes 8 to 100 letters, digits, - and _.');
  const { request } = input;
  // A key belongs to one caller and one call: nobody reads another's answer by guessing a key.
  const caller = request.person?.id ?? `guest ${request.ip}`;
  const keyHash = sha256([caller, request.method, request.url, header]);
  const requestHash = sha256(input.body ?? null);
  const answerOf = async () => {
    const [row] = await services.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.keyHash, keyHash));
    if (row && row.requestHash !== requestHash)
      throw new HttpError(409, 'This idempotency key was used for another request.');
    return row?.answer as T | undefined;
  };
  return services.oneAtATime(`key:${keyHash}`, async () => {
    const earlier = await answerOf();
    if (earlier) return earlier;
    const answer = await work();
    await services.db
      .insert(idempotencyKeys)
      .values({ keyHash, requestHash, answer, createdAt: services.now() })
      .onConflictDoNothing();
    return answer;
  });
}
