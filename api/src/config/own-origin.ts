import type { Config } from './read-config';

/** On a developer's machine these name the same host. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/;

/** Whether an origin is the site's. */
export function isOwnOrigin(config: Config, origin: string): boolean {
  if (config.redirectOrigins.includes(origin)) return true;
  if (config.production) return false;
  const same = (value: string) => value.replace(loopback, 'http://loopback');
  return loopback.test(origin) && config.redirectOrigins.some((own) => same(own) === same(origin));
}
