/** JSON schemas of what signed records have in common. */
import type { KeySignature, SourceTree } from '@shared/contracts';
import { Ajv } from 'ajv';

const ajv = new Ajv();

/** Whether a parsed record has the shape of a schema. */
export const compile = <T>(schema: object) => ajv.compile<T>(schema);

export const text = { type: 'string' };
export const count = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
export const percent = { type: 'number', minimum: 0, maximum: 100 };
/** What nothing depends on. */
export const anything = {};
/** A version for which the store could have a release. */
export const version = { type: 'string', pattern: '^[A-Za-z0-9@_][A-Za-z0-9@._-]*$', maxLength: 200 };

export const listOf = (items: object) => ({ type: 'array', items });
export const byPart = (values: object) => ({
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 200 },
  additionalProperties: values,
});

/** The schema of an object; fields that are not named are not looked at, because a newer release may write more. */
export const objectOf = <T>(properties: Record<keyof Required<T>, object>, required: (keyof T)[]) => ({
  type: 'object',
  properties,
  required,
});

export const signature = objectOf<KeySignature>({ key: text, value: text }, ['key', 'value']);

export const sourceTree = objectOf<SourceTree>({ commit: text, dirty: anything, older: listOf(text) }, [
  'commit',
]);
