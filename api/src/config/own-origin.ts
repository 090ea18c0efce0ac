import type { Config } from './read-config';

/** Host names that all mean the developer's own machine. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$)/;

/** Whether an origin is the site's own. */
export function isOwnOrigin(config: Config, origin: string): boolean {
  if (config.redirectOrigins.includes(origin)) return true;
  if (config.production) return false;
  const normalised = (value: string) => value.replace(loopback, 'http://loopback');
  return (
    loopback.test(origin) && config.redirectOrigins.some((own) => normalised(own) === normalised(origin))
  );
}
