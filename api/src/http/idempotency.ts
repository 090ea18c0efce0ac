/**
 * `Idempotency-Key`: a client that got no response sends the same request with the same key, and gets the
 * response of the first. Calls that sell or book are safe to repeat without a key too; the key makes the
 * response the same. Our site sends a key with claims only; payments are told apart by their fingerprint
 * (payments/start-payment.ts).
 */
import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyKeys } from '../db/schema';
import type { Services } from '../services';
import { seal, unseal } from '../encryption/seal';
import { ResponseError, fieldError } from '../common/response-error';
import { sha256 } from '../encryption/hash';

interface Input {
  request: FastifyRequest;
  body?: unknown;
}

/** Milliseconds; longer than any request with a key takes. */
const leaseMs = 60_000;
/** Milliseconds that a repeat waits for the first request, before it gets 409 with Retry-After. */
const waitMs = 10_000;
const pollMs = 50;

/**
 * Runs the work once per key across all processes, and returns the stored response to every repeat. Errors are
 * not stored.
 */
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
  // A key is bound to one caller and one call, so that a guessed key does not return another person's response.
  const caller = request.person?.id ?? `guest ${request.ip}`;
  const keyHash = sha256(JSON.stringify([caller, request.method, request.url, header]));
  const requestHash = sha256(JSON.stringify(input.body ?? null));
  const { db } = services;
  const deadline = services.now().getTime() + waitMs;
  for (;;) {
    const now = services.now();
    const leaseUntil = new Date(now.getTime() + leaseMs);
    // The first request to insert the key does the work. If its process dies, the next request takes over once the
    // lease has ended.
    const [taken] = await db
      .insert(idempotencyKeys)
      .values({ keyHash, requestHash, userId: request.person?.id ?? null, createdAt: now, leaseUntil })
      .onConflictDoUpdate({
        target: idempotencyKeys.keyHash,
        set: { requestHash, leaseUntil },
        setWhere: and(isNull(idempotencyKeys.answer), lte(idempotencyKeys.leaseUntil, now)),
      })
      .returning();
    if (taken) return runOnce(services, { keyHash, leaseUntil }, work);
    const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash));
    if (row && row.requestHash !== requestHash)
      throw new ResponseError(409, 'This idempotency key was used for another request.');
    if (row?.answer) return JSON.parse(unseal(row.answer)) as T;
    if (now.getTime() > deadline)
      throw new ResponseError(
        409,
        'The first request with this idempotency key is still running.',
        undefined,
        2,
      );
    await setTimeout(pollMs);
  }
}

/**
 * Runs the work under a lease and stores its result. An error releases the key, so that the request can be
 * repeated.
 */
async function runOnce<T>(
  { db }: Services,
  lease: { keyHash: string; leaseUntil: Date },
  work: () => Promise<T>,
): Promise<T> {
  const holdsLease = and(
    eq(idempotencyKeys.keyHash, lease.keyHash),
    eq(idempotencyKeys.leaseUntil, lease.leaseUntil),
    isNull(idempotencyKeys.answer),
  );
  try {
    const response = await work();
    // Encrypted, because the response may contain a booking or a claim.
    await db
      .update(idempotencyKeys)
      .set({ answer: seal(JSON.stringify(response)) })
      .where(holdsLease);
    return response;
  } catch (error) {
    await db.delete(idempotencyKeys).where(holdsLease);
    throw error;
  }
}
