/** Says whether a parsed value has a shape. */
export type Check = (value: unknown) => boolean;

/** An object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any text. */
export const isText: Check = (value) => typeof value === 'string';

/** A whole number, 0 or more. */
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** What nothing depends on. */
export const isAnything: Check = () => true;

/** Absent, or of that shape. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** A list whose members all have that shape. */
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((member) => check(member));

/** An object with names of that shape, each with a value for which the check holds. */
export const recordOf =
  (isName: Check, check: (value: unknown, name: string) => boolean): Check =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([name, member]) => isName(name) && check(member, name));

/** An object with these fields; others are not looked at, because a newer release may write more. */
export const shapeOf =
  <T>(fields: { [Name in keyof Required<T>]: Check }): Check =>
  (value) =>
    isRecord(value) && Object.entries<Check>(fields).every(([name, check]) => check(value[name]));
