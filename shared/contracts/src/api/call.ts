/** The shape of a row of the calls' table, and the path parameters that many rows share. */
import { Type, type TSchema } from 'typebox';
import type { StaffRole } from './clinic/staff';
import { PathIdSchema, PathTokenSchema } from './envelope';

/**
 * Who may call. `public`: anybody, and a stale token counts as none. `person`: a session. `self`: a session
 * whose person is the `userId` of the path. `manager`: a session of somebody without an employer.
 * `self-manager`: both. `staff`: a session of the clinic whose person has one of the row's roles.
 */
export type Access = 'public' | 'person' | 'self' | 'manager' | 'self-manager' | 'staff';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access: Access;
  /** Of `staff`: who of them. */
  roles?: readonly StaffRole[];
  /** A public read that hardly ever changes: the API keeps its response. */
  cached?: true;
  summary: string;
  /** `form`: multipart or url-encoded form data, JSON too. `upload`: multipart with files. */
  encoding?: 'json' | 'form' | 'upload';
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** Bytes of the largest body, where it may be larger than others. */
  largest?: number;
  response: TSchema;
  /** The response is a file of this type instead of JSON. */
  file?: string;
  /** A call of our own, beyond the fixed contract. */
  own?: true;
}

/** The bytes of a response that is a file. */
export const FileResponseSchema = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

export const idOrCustom = Type.Object({
  id: Type.Union([PathIdSchema, Type.Literal('custom')]),
});
export const byId = Type.Object({ id: PathIdSchema });
export const byToken = Type.Object({ token: PathTokenSchema });
export const byReference = Type.Object({ reference: PathTokenSchema });
export const byUser = Type.Object({ userId: PathIdSchema });
