import { createHash } from 'node:crypto';

/** How the Content-Security-Policy names an inline script or style. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
