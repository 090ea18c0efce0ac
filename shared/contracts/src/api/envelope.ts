/**
 * The envelope of every response. Errors carry `status: 'error'`, a `message` for people, and `errors`: an object of
 * lists by field, or else a list (R4.26, R4.27).
 */
import { maxSearchLength } from '../service-facts';
import { Type, type Static, type TSchema } from 'typebox';

/**
 * An identifier. Our API sends integers; another API of the same specification may send strings, so readers accept
 * both.
 */
export const IdSchema = Type.Union([Type.Integer({ minimum: 1, maximum: 2147483647 }), Type.String()]);
export type Id = Static<typeof IdSchema>;

/** Allows null. */
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A moment on the wire: ISO 8601 in UTC. */
export const MomentSchema = Type.String({ format: 'date-time' });

/** The envelope of a success. */
export const Success = <T extends TSchema>(data: T) =>
  Type.Object({ status: Type.Literal('success'), message: Type.String(), data });
export interface SuccessResponse<T> {
  status: 'success';
  message: string;
  data: T;
}

/** The envelope of an error, for every status code. */
export const RefusalSchema = Type.Object({
  status: Type.Literal('error'),
  message: Type.String(),
  errors: Type.Union([Type.Array(Type.String()), Type.Record(Type.String(), Type.Array(Type.String()))]),
  /** Identifies the line in the server's log that explains an unexpected failure. */
  incident: Type.Optional(Type.String()),
});
export type Refusal = Static<typeof RefusalSchema>;

/** One page of a list; the envelope's `data` holds the page, so the rows are in `data.data`. */
export const Page = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    current_page: Type.Integer(),
    per_page: Type.Integer(),
    last_page: Type.Integer(),
    total: Type.Integer(),
  });
export interface PageOf<T> {
  data: T[];
  current_page: number;
  per_page: number;
  last_page: number;
  total: number;
}

/** The query of every paged list. */
export const PageQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  search: Type.Optional(Type.String({ maxLength: maxSearchLength })),
});
export type PageQuery = Static<typeof PageQuerySchema>;

/** A row's number in a path, with an upper limit. */
export const PathIdSchema = Type.Integer({ minimum: 1, maximum: 2147483647 });

/** Single-use tokens and payment references in a path. */
export const PathTokenSchema = Type.String({ minLength: 1, maxLength: 200 });

/** A response with a message but no content. */
export const NothingSchema = Type.Null();
