/**
 * What a browser knows of a call: one row of the table of calls without its checks. `@ilera/contracts/calls` holds
 * these rows, written from the table by `pnpm calls:write`, so that a remote carries only those that it makes.
 */
import type { Static, TSchema } from 'typebox';
import type { CallName, calls } from '../api/calls';

/**
 * How a response is read. `[row]` is a list; `[shape, absent]` may be missing, and is `absent` then; null is a
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
  /** The body goes as form data. */
  readonly form?: true;
  /** The response is a file of this type. */
  readonly file?: string;
  /** Of `data` in the response. */
  readonly data: Shape;
  /** For the types alone. */
  readonly name?: Name;
}

/** The header by which a call is a session's; without a token it is sent too, as `Bearer` (P7.2). */
export const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

type Part<Name extends CallName, Key extends string> = (typeof calls)[Name] extends {
  readonly [K in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

// An identifier goes back as it was sent, number or text.
type Sent<Value> = {
  [Key in keyof Value]: Key extends `${string}id` ? Value[Key] | string | number : Value[Key];
};
// The files of an upload, parts of one name.
type Files<Name extends CallName> = (typeof calls)[Name] extends { readonly encoding: 'upload' }
  ? { evidence: readonly Blob[] }
  : unknown;
type Given<Key extends string, Value> = Value extends undefined
  ? Partial<Record<Key, never>>
  : Record<Key, Value>;

/** What a call is made with: the parameters of its path, its query and its body. */
export type CallArguments<Name extends CallName> = Given<
  'params',
  Part<Name, 'params'> extends infer P extends object ? Record<keyof P, string | number> : undefined
> & { query?: Sent<Part<Name, 'query'>> } & Given<
    'body',
    Part<Name, 'body'> extends infer B extends object ? Sent<B> & Files<Name> : undefined
  >;

/** What a call gives: `data` of the response, the file, or the message of a response without content. */
export type Answer<Name extends CallName> = (typeof calls)[Name] extends { readonly file: string }
  ? Blob
  : Part<Name, 'response'> extends { data: infer Data }
    ? [Data] extends [null]
      ? string
      : Data
    : never;
