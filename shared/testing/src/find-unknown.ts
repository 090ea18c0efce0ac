import * as calls from '@ilera/contracts/calls';
import type { Shape, WireCall } from '@ilera/contracts/calls';

const rows: WireCall[] = Object.values(calls);

/**
 * Finds fields of a fake's `data` that the call's schema does not define, such as `data.rows.price`; missing fields are
 * allowed.
 */
export function findUnknown(method: string, path: string, data: unknown): string[] {
  const row = rows.find(
    (call) => call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
  if (!row) return ['the call itself'];
  return row.file ? [] : unknownIn(row.data, data, 'data');
}

function unknownIn(shape: Shape, value: unknown, at: string): string[] {
  if (shape === null || typeof shape === 'string') return [];
  if (isTuple(shape)) return [value].flat().flatMap((row) => unknownIn(shape[0], row, at));
  // The client accepts a page sent as bare rows, and other values that are not objects.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name in shape ? unknownIn(shape[name] ?? null, field, `${at}.${name}`) : [`${at}.${name}`],
  );
}

/** Whether a shape is a list or an optional value. */
const isTuple = (shape: Shape): shape is readonly [Shape] | readonly [Shape, null | undefined] =>
  Array.isArray(shape);
