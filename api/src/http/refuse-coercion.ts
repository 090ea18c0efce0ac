import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Call } from '@shared/contracts/api';
import { fieldError } from '../common/http-error';

interface Property {
  type?: string;
  anyOf?: Property[];
}

const propertiesOf = (schema: TSchema | undefined): [name: string, property: Property][] =>
  Object.entries((schema as { properties?: Record<string, Property> } | undefined)?.properties ?? {});
const isInteger = ({ type, anyOf = [] }: Property): boolean => type === 'integer' || anyOf.some(isInteger);
const notValid = (name: string) => fieldError(name, `The ${name.replaceAll('_', ' ')} is not valid.`);

/**
 * A hook before validation, which turns texts into numbers: refuses what is no other word for a number or a text.
 * In a body that is a boolean; in a path any spelling of an id but its own, or `01` would be a second address of `1`.
 */
export function refuseCoercion({ params, body }: Call): (request: FastifyRequest) => Promise<void> {
  const fields = propertiesOf(body).flatMap(([name, { type = '' }]) =>
    ['integer', 'number', 'string'].includes(type) ? [name] : [],
  );
  const ids = propertiesOf(params).flatMap(([name, property]) => (isInteger(property) ? [name] : []));
  return async (request) => {
    const path = request.params as Record<string, string>;
    const other = ids.find(
      (name) => /[^\p{L}]/u.test(path[name] ?? '') && !/^[1-9]\d*$/.test(path[name] ?? ''),
    );
    if (other) throw notValid(other);
    const given = Object(request.body) as Record<string, unknown>;
    const wrong = fields.find((name) => typeof given[name] === 'boolean');
    if (wrong) throw notValid(wrong);
  };
}
