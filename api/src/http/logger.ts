/** Limits the log to event names, ids and timings: no address with a token in it, no header, no body. */
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/read-config';

type Logger = NonNullable<FastifyServerOptions['logger']>;

/** Pino's options; the request appears as its route's pattern, so tokens in paths and searches stay out. */
export function loggerOptions(config: Config, stream?: { write(line: string): void }): Logger {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    ...(stream ? { stream } : {}),
    redact: {
      paths: ['*.password', '*.token', '*.authorization', 'headers', '*.headers', '*.body'],
      remove: true,
    },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
