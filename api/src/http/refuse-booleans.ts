import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { fieldError } from '../common/http-error';

/**
 * A hook before validation, which would turn true into 1 or "true" as it turns the texts of a form into
 * numbers: refuses a boolean where the schema has a number or a text.
 */
export function refuseBooleans(schema: TSchema): (request: FastifyRequest) => Promise<void> {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const fields = Object.keys(properties).filter((name) =>
    ['integer', 'number', 'string'].includes(properties[name]?.type ?? ''),
  );
  return async ({ body }) => {
    const given = Object(body) as Record<string, unknown>;
    const wrong = fields.find((name) => typeof given[name] === 'boolean');
    if (wrong) throw fieldError(wrong, `The ${wrong.replaceAll('_', ' ')} is not valid.`);
  };
}
