import { createHash } from 'node:crypto';

/** The integrity value of a file's bytes, as browsers check it: `sha384-…`. For builds and servers. */
export const toIntegrity = (body: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;
