/** Lets operators through: those who send OPS_TOKEN. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../http/http-error';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A hook for `onRequest`; throws 403 without the token, after a comparison in constant time. */
export function requireOperator(token: string) {
  return async (request: { headers: Record<string, unknown> }): Promise<void> => {
    const given = String(request.headers['x-ops-token'] ?? '');
    if (!timingSafeEqual(sha256(given), sha256(token))) throw new HttpError(403, 'Operators only.');
  };
}

export type OperatorHook = ReturnType<typeof requireOperator>;
