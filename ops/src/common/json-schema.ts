/** Pieces of JSON Schema with literal types, from which `XStatic` derives the type of accepted values. */
import type { ErrorObject } from 'ajv';

/** Text of a length that fits a record. */
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

/** Formats validation errors, a line for each. */
export const listFaults = (errors: ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(
    ({ instancePath, message = '', params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
