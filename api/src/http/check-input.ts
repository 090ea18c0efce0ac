/** Rejects input that schema validation would let through or convert wrongly, or that cannot be stored. */
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Call } from '@ilera/contracts/api';
import { fieldError, ResponseError } from '../common/response-error';

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
    if (!isStorable(part, 0))
      throw new ResponseError(422, 'The request has characters that cannot be stored.');
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

interface Property {
  type?: string;
  anyOf?: Property[];
}

const propertiesOf = (schema: TSchema | undefined): [name: string, property: Property][] =>
  Object.entries((schema as { properties?: Record<string, Property> } | undefined)?.properties ?? {});
const isInteger = ({ type, anyOf = [] }: Property): boolean => type === 'integer' || anyOf.some(isInteger);
const isNumeric = (type: string): boolean => type === 'integer' || type === 'number';
const sentenceOf = (name: string) => `The ${name.replaceAll('_', ' ')} is not valid.`;
const notValid = (...names: [string, ...string[]]) =>
  new ResponseError(
    422,
    sentenceOf(names[0]),
    Object.fromEntries(names.map((name) => [name, [sentenceOf(name)]])),
  );

/**
 * A hook before validation, which converts texts into numbers, and null and blanks into 0. Refuses null and blanks for
 * the body's own numbers, booleans in a body, and any spelling of an id in a path but the canonical one: `01` would be a
 * second address of `1`.
 */
export function refuseCoercion({ params, body }: Call): (request: FastifyRequest) => Promise<void> {
  const fields = propertiesOf(body).filter(([, { type = '' }]) => type === 'string' || isNumeric(type));
  const ids = propertiesOf(params).flatMap(([name, property]) => (isInteger(property) ? [name] : []));
  return async (request) => {
    const path = request.params as Record<string, string>;
    const other = ids.find(
      (name) => /[^\p{L}]/u.test(path[name] ?? '') && !/^[1-9]\d*$/.test(path[name] ?? ''),
    );
    if (other) throw notValid(other);
    const body = Object(request.body) as Record<string, unknown>;
    const wrong = fields.filter(([name, { type = '' }]) => {
      const value = body[name];
      const isNothing = value === null || (typeof value === 'string' && !value.trim());
      return typeof value === 'boolean' || (isNumeric(type) && isNothing);
    });
    const [first, ...more] = wrong.map(([name]) => name);
    if (first !== undefined) throw notValid(first, ...more);
  };
}
