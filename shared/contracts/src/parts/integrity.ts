import { createHash } from 'node:crypto';

/** The integrity value of a file's bytes, `sha256-…`, as browsers check it. For builds and servers. */
export const toIntegrity = (body: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(body).digest('base64')}`;
