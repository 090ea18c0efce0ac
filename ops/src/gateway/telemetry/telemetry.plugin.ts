import fp from 'fastify-plugin';
import type { Logger } from 'pino';
import { registerAccessLog } from './access-log';
import { registerMetrics } from './metrics.routes';
import { registerRequestFacts } from './request-facts';
import { registerTracing } from './tracing';

/** Each request's id, line of the log, span and figures. @param log unset: requests are not logged */
export const telemetry = fp<{ log?: Logger }>(async (app, { log }) => {
  const { traceEndpoint } = app.config;
  registerRequestFacts(app);
  if (log) registerAccessLog(app, log);
  if (traceEndpoint) registerTracing(app, traceEndpoint);
  registerMetrics(app);
});
