/** Lets operators through: those who send OPS_TOKEN. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { setActor } from '../audit/request-context';
import { HttpError } from '../http/http-error';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A hook for `onRequest`; throws 403 without the token, after a comparison in constant time. */
export function requireOperator(token: string) {
  return async (request: FastifyRequest): Promise<void> => {
    const given = String(request.headers['x-ops-token'] ?? '');
    if (!timingSafeEqual(sha256(given), sha256(token))) throw new HttpError(403, 'Operators only.');
    setActor(request, 'operator');
  };
}

export type OperatorHook = ReturnType<typeof requireOperator>;
