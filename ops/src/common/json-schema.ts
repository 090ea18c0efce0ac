/** Pieces of JSON Schema that keep their literal types, so that `XStatic` gives the type of what a schema accepts. */
import type { ErrorObject } from 'ajv';

/** What people and programs write, in a length that a record can take. */
export const text = { type: 'string', maxLength: 2_000 } as const;
export const flag = { type: 'boolean' } as const;

/** An object with these properties and no others. */
export const object = <const Properties extends object, const Required extends readonly (keyof Properties)[]>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', properties, required, additionalProperties: false }) as const;

/** An object with any names, whose values are alike. */
export const record = <const Values extends object, const More extends object>(
  values: Values,
  more = {} as More,
) => ({ type: 'object', additionalProperties: values, ...more }) as const;

/** A list whose items are alike. */
export const list = <const Item extends object>(items: Item) =>
  ({ type: 'array', items, maxItems: 1_000 }) as const;

/** What a schema says against a value, a line for each fault. */
export const listFaults = (errors: ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(
    ({ instancePath, message = '', params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
