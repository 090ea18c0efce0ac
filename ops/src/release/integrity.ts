import { createHash } from 'node:crypto';

/** The integrity value that browsers check: `sha384-…`. */
export const integrityOf = (body: Uint8Array): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;
