import type { Shape } from '@ilera/contracts/calls';
import { toNumber } from '@ilera/format';
import { MissingError } from './errors';

const readers = {
  text: (value: unknown): unknown => (typeof value === 'number' ? String(value) : textOf(value)),
  number: (value: unknown): unknown => (value === true ? 1 : toNumber(value)),
  flag: (value: unknown): unknown =>
    /^(1|true|yes)$/i.test(String(readers.text(value)).trim()) || value === true,
  id: (value: unknown): unknown => (Number.isFinite(value) ? value : textOf(value)),
};

/**
 * Reads a response's `data` in the shape of the call's schema, whatever an API sent (R4.75): a missing text becomes
 * empty, a missing amount 0, a missing list empty; entries that are not objects are dropped from a list of objects. For
 * a call without content returns the message.
 * @throws MissingError if a required object is missing
 */
export function readResponse(shape: Shape, body: unknown, isRequired: boolean): unknown {
  const { data, message } = fieldsOf(body);
  if (shape === null) return textOf(message);
  // A page without data is an empty page.
  if (isRequired && isFields(shape) && !('data' in shape) && isAbsent(shape, data))
    throw new MissingError('The response has no data');
  return read(shape, data);
}

function read(shape: Shape, value: unknown): unknown {
  if (shape === null) return null;
  if (typeof shape === 'string') return readers[shape](value);
  if (isFields(shape)) return readFields(shape, value);
  const [inner, absent] = shape;
  if (shape.length === 2) return isAbsent(inner, value) ? absent : read(inner, value);
  const onlyRow = isFields(inner) && Object.keys(fieldsOf(value)).length > 0 ? [value] : [];
  const rows: unknown[] = Array.isArray(value) ? value : onlyRow;
  // A list whose rows may be null, such as a closed weekday, keeps each row in its place.
  const keepsAbsent = Array.isArray(inner) && inner.length === 2;
  return rows.filter((row) => keepsAbsent || !isAbsent(inner, row)).map((row) => read(inner, row));
}

/**
 * Reads an object's fields. Accepts a page sent as bare rows, a list sent as its only row, and a row sent as a list's
 * only entry.
 */
function readFields(shape: { readonly [field: string]: Shape }, value: unknown): unknown {
  const fields = fieldsOf(Array.isArray(value) ? ('data' in shape ? { data: value } : value[0]) : value);
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, read(field, fields[name])]));
}

const isFields = (shape: Shape): shape is { readonly [field: string]: Shape } =>
  typeof shape === 'object' && shape !== null && !Array.isArray(shape);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (value: unknown): Record<string, unknown> => Object(value) as Record<string, unknown>;

/** Whether a value is missing for its shape: null, undefined, or a text instead of an object. */
function isAbsent(shape: Shape, value: unknown): boolean {
  return value == null || (isFields(shape) && typeof value !== 'object');
}
