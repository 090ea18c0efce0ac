/**
 * `data` of the body of an API response, or undefined where there is none. An API elsewhere may send anything
 * (R4.75).
 */
export function unwrapData(body: unknown): unknown {
  return unwrapFields(body).data;
}

/** `data` of the body where it is a list, without what is no object; an empty list otherwise. */
export function unwrapList<Row = Record<string, unknown>>(body: unknown): Row[] {
  const data = unwrapData(body);
  return Array.isArray(data)
    ? data.filter((row: unknown) => typeof row === 'object' && row !== null).map((row) => row as Row)
    : [];
}

/** The fields of an object, or none. */
export function unwrapFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
