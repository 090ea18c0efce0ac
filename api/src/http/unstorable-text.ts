/** Rejects values that pass validation but that the database cannot store, as the caller's fault. */
import type { FastifyRequest } from 'fastify';
import { fieldError, HttpError } from '../common/http-error';

const maxDepth = 6;

/** A hook after validation: `1e999` in an address becomes Infinity there, which passes every limit. */
export async function refuseInfinity(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body])
    for (const [field, value] of Object.entries(Object(part) as Record<string, unknown>))
      if (typeof value === 'number' && !Number.isFinite(value))
        throw fieldError(field, `The ${field} is not valid.`);
}

/** A hook before validation that refuses text with NUL anywhere in the request, and deep nesting. */
export async function refuseUnstorableText(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body])
    if (!isStorable(part, 0)) throw new HttpError(422, 'The request has characters that cannot be stored.');
}

function isStorable(value: unknown, depth: number): boolean {
  // PostgreSQL cannot store NUL.
  if (typeof value === 'string') return !value.includes('\u0000');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth > maxDepth) return false;
  return Object.entries(value).every(
    ([key, inner]) => !key.includes('\u0000') && isStorable(inner, depth + 1),
  );
}
