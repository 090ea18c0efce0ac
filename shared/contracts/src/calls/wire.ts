/**
 * A browser's view of a call: one row of the table of calls without its checks. `pnpm calls:write` generates
 * `@ilera/contracts/calls` from the table, so that a remote carries only the calls that it makes.
 */
import type { Static, TSchema } from 'typebox';
import type { CallName, calls } from '../api/calls';

/**
 * The reader of a response. `[row]` is a list; `[shape, absent]` may be missing, and then yields `absent`; null is a
 * response without content.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'flag'
  | 'id'
  | null
  | readonly [Shape]
  | readonly [Shape, null | undefined]
  | { readonly [field: string]: Shape };

/** One call as a browser makes it. */
export interface WireCall<Name extends CallName = CallName> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without leading slash; `:name` stands for a parameter. */
  readonly path: string;
  /** Sends the body as form data. */
  readonly form?: true;
  /** Type of a file response. */
  readonly file?: string;
  /** Shape of the response's `data`. */
  readonly data: Shape;
  /** Used only by types. */
  readonly name?: Name;
}

/** The header that authorises a call as a session; without a token it is sent too, as `Bearer` (P7.2). */
export const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

type Part<Name extends CallName, Key extends string> = (typeof calls)[Name] extends {
  readonly [K in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

// An identifier is returned as it was received, number or text.
type Sent<Value> = {
  [Key in keyof Value]: Key extends `${string}id` ? Value[Key] | string | number : Value[Key];
};
// An upload's files, as parts with one name.
type Files<Name extends CallName> = (typeof calls)[Name] extends { readonly encoding: 'upload' }
  ? { evidence: readonly Blob[] }
  : unknown;
type Given<Key extends string, Value> = Value extends undefined
  ? Partial<Record<Key, never>>
  : Record<Key, Value>;

/** The arguments of a call: path parameters, query and body. */
export type CallArguments<Name extends CallName> = Given<
  'params',
  Part<Name, 'params'> extends infer P extends object ? Record<keyof P, string | number> : undefined
> & { query?: Sent<Part<Name, 'query'>> } & Given<
    'body',
    Part<Name, 'body'> extends infer B extends object ? Sent<B> & Files<Name> : undefined
  >;

/** The result of a call: the response's `data`, the file, or the message of a response without content. */
export type Answer<Name extends CallName> = (typeof calls)[Name] extends { readonly file: string }
  ? Blob
  : Part<Name, 'response'> extends { data: infer Data }
    ? [Data] extends [null]
      ? string
      : Data
    : never;
