/** A row in the table of calls, and path parameters that many rows share. */
import { Type, type TSchema } from 'typebox';
import type { StaffRole } from './clinic/staff';
import { PathIdSchema, PathTokenSchema } from './envelope';

/**
 * Who may call. `public`: anybody; a stale token is ignored. `person`: a session. `self`: a session of the person with
 * the path's `userId`. `manager`: a session of a person without an employer. `self-manager`: both. `staff`: a clinic
 * session of a person with one of the row's roles.
 */
export type Access = 'public' | 'person' | 'self' | 'manager' | 'self-manager' | 'staff';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  /** Roles that may call; only with `staff`. */
  roles?: readonly StaffRole[];
  /** A public read that rarely changes: the API caches its response. */
  cached?: true;
  summary: string;
  /** `form`: multipart or url-encoded form data, JSON too. `upload`: multipart with files. */
  encoding?: 'json' | 'form' | 'upload';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Size limit of the body in bytes, if above the default. */
  bodyLimitBytes?: number;
  response: TSchema;
  /** Type of a file response; JSON without it. */
  file?: string;
  /** A call beyond the fixed contract. */
  isExtension?: true;
}

/** The bytes of a file response. */
export const FileResponseSchema = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

export const idOrCustom = Type.Object({
  id: Type.Union([PathIdSchema, Type.Literal('custom')]),
});
export const byId = Type.Object({ id: PathIdSchema });
export const byToken = Type.Object({ token: PathTokenSchema });
export const byReference = Type.Object({ reference: PathTokenSchema });
export const byUser = Type.Object({ userId: PathIdSchema });
