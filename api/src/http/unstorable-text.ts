/** PostgreSQL cannot store NUL, and an attempt would be our failure: so it is refused as the caller's. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const maxDepth = 6;

/** A hook before validation: refuses text with NUL anywhere in the request, and nesting that no call has. */
export async function refuseUnstorableText(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body])
    if (!isStorable(part, 0)) throw new Refusal(422, 'The request has characters that cannot be stored.');
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth > maxDepth) return false;
  return Object.entries(value).every(
    ([key, inner]) => !key.includes('\u0000') && isStorable(inner, depth + 1),
  );
}
