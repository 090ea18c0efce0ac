/** Checks for a token of OPS_TOKENS, or OPS_TOKEN. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { setActor } from '../context/request-context';
import type { Config } from '../config/read-config';
import { HttpError } from '../common/http-error';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Every operator's token by name; the name of OPS_TOKEN is `shared`. Empty: there are no operators' calls.
 */
export function operatorsOf({ opsToken, opsTokens }: Config): Record<string, string> {
  return { ...opsTokens, ...(opsToken && { shared: opsToken }) };
}

/**
 * A hook for `onRequest`; throws 403 without a valid token. The request's further log lines name the
 * operator.
 */
export function requireOperator(tokens: Record<string, string>) {
  const known = Object.entries(tokens).map(([name, token]) => ({ name, digest: sha256(token) }));
  return async (request: FastifyRequest): Promise<void> => {
    const given = sha256(String(request.headers['x-ops-token'] ?? ''));
    // All are compared, each in constant time.
    const [operator] = known.filter(({ digest }) => timingSafeEqual(given, digest));
    if (!operator) throw new HttpError(403, 'Operators only.');
    request.log = request.log.child({ operator: operator.name });
    setActor(request, 'operator');
  };
}

export type OperatorHook = ReturnType<typeof requireOperator>;
