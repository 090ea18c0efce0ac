import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import { registerAccessLog } from './access-log';
import { registerMetrics } from './metrics.routes';
import { registerRequestFacts } from './request-facts';

/** Each request's id, line of the log, and figures. @param log unset: requests are not logged */
export const telemetry = fp<{ log?: Logger }>(async (app, { log }) => {
  registerRequestFacts(app);
  if (log) registerAccessLog(app, log);
  registerMetrics(app);
});
