import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { equalsSecret } from '@ilera/contracts/equals-secret';
import { listAlarms } from '../health/health.routes';
import { notFound } from '../responses';
import type { Services } from '../services';
import { routeName } from './request-log';

/**
 * `GET /_metrics`, in Prometheus text: requests of this gateway, and loads, failures, errors and vitals by part and
 * version, to be joined with `ilera_part_info`, which tells live versions from canaries. In JSON: the figures by version,
 * for the console and the commands.
 */
export function addMetrics(app: FastifyInstance, services: Services): void {
  const { config, metrics: versions } = services;
  const registry = new Registry();
  const requests = new Histogram({
    name: 'ilera_http_request_duration_seconds',
    help: 'Requests by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const fillPartMetrics = createPartMetrics(registry, services);
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: routeName(request), method: request.method, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/_metrics', async (request, reply) => {
    if (!isAllowed(request, config.metricsToken)) return notFound(reply);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.types(['text', 'json']) === 'json') return reply.send({ versions: versions.summary() });
    fillPartMetrics();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Creates the metrics by part and version. @returns fills them for a scrape */
function createPartMetrics(registry: Registry, services: Services): () => void {
  const registers = [registry];
  const define = (name: string, help: string, ...labelNames: string[]) => ({
    name,
    help,
    labelNames,
    registers,
  });
  const ofVersion = (name: string, help: string, ...more: string[]) =>
    define(name, help, 'part', 'version', ...more);
  const loads = new Counter(
    ofVersion('ilera_part_loads_total', 'Page loads of the version, once an address in ten minutes.'),
  );
  const failures = new Counter(
    ofVersion('ilera_part_failures_total', 'Addresses at which the version failed, by kind.', 'kind'),
  );
  const errors = new Counter(
    ofVersion('ilera_part_errors_total', 'Errors of its running code, by kind.', 'kind'),
  );
  const vitalsHelp = 'Third quartile of the latest real page loads; milliseconds, layout shift as it is.';
  const vitals = new Gauge(ofVersion('ilera_web_vital', vitalsHelp, 'vital', 'quantile'));
  const info = new Gauge(ofVersion('ilera_part_info', '1 for each version that page loads get.', 'channel'));
  const revision = new Gauge(define('ilera_revision', 'Number of the revision that this gateway serves.'));
  const alarms = new Gauge(define('ilera_alarms', 'Number of alarms about the store, revisions and files.'));
  return () => {
    for (const metric of [loads, failures, errors, vitals, info]) metric.reset();
    for (const { part, version, ...figures } of services.metrics.summary()) {
      loads.inc({ part, version }, figures.loads);
      for (const [kind, count] of Object.entries(figures.failures))
        failures.inc({ part, version, kind }, count);
      for (const [kind, count] of Object.entries(figures.errors)) errors.inc({ part, version, kind }, count);
      for (const [vital, { p75 }] of Object.entries(figures.vitals))
        vitals.set({ part, version, vital, quantile: '0.75' }, p75);
    }
    const { n = 0, live = {} } = services.follower.current?.revision ?? {};
    for (const [part, { version, canary }] of Object.entries(live)) {
      info.set({ part, version, channel: 'live' }, 1);
      if (canary) info.set({ part, version: canary.version, channel: 'canary' }, 1);
    }
    revision.set(n);
    alarms.set(listAlarms(services).length);
  };
}

/** Without a token, allows only requests that came through no proxy, as a scraper's do. */
function isAllowed({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return headers['x-forwarded-for'] === undefined;
  return equalsSecret(headers.authorization ?? '', `Bearer ${token}`);
}
