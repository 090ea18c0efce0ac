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
  addPartMetrics(registry, services);
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: routeName(request), method: request.method, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/_metrics', async (request, reply) => {
    if (!isAllowed(request, config.metricsToken)) return notFound(reply);
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (request.types(['text', 'json']) === 'json') return reply.send({ versions: versions.summary() });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A value of a metric, and its labels. */
type Sample = [value: number, ...labels: string[]];

function addPartMetrics(registry: Registry, services: Services): void {
  const { metrics, follower } = services;
  /** Adds a metric whose values are read when a scraper requests them. */
  const addMetric = (
    Metric: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    labelNames: string[],
    samples: () => Sample[],
  ): void => {
    new Metric({
      name,
      help,
      labelNames,
      registers: [registry],
      collect(this: Counter | Gauge) {
        this.reset();
        for (const [value, ...labels] of samples()) this.labels(...labels).inc(value);
      },
    });
  };
  const byKind = (what: 'failures' | 'errors') => () =>
    metrics
      .summary()
      .flatMap(({ part, version, [what]: counts }) =>
        Object.entries(counts).map(([kind, count]): Sample => [count, part, version, kind]),
      );
  const loads = 'Page loads of the version, once an address in ten minutes.';
  addMetric(Counter, 'ilera_part_loads_total', loads, ['part', 'version'], () =>
    metrics.summary().map(({ part, version, loads }) => [loads, part, version]),
  );
  const failures = 'Addresses at which the version failed, by kind.';
  addMetric(Counter, 'ilera_part_failures_total', failures, ['part', 'version', 'kind'], byKind('failures'));
  const errors = 'Errors of running code of the version, by kind.';
  addMetric(Counter, 'ilera_part_errors_total', errors, ['part', 'version', 'kind'], byKind('errors'));
  const vital = 'The third quartile of the latest real page loads; milliseconds, layout shift as it is.';
  addMetric(Gauge, 'ilera_web_vital', vital, ['part', 'version', 'vital', 'quantile'], () =>
    metrics
      .summary()
      .flatMap(({ part, version, vitals }) =>
        Object.entries(vitals).map(([name, { p75 }]): Sample => [p75, part, version, name, '0.75']),
      ),
  );
  const info = '1 for each version that page loads get, with its channel: live or canary.';
  addMetric(Gauge, 'ilera_part_info', info, ['part', 'version', 'channel'], () =>
    Object.entries(follower.current?.revision.live ?? {}).flatMap(([part, { version, canary }]): Sample[] => [
      [1, part, version, 'live'],
      ...(canary ? [[1, part, canary.version, 'canary'] satisfies Sample] : []),
    ]),
  );
  const number = 'Number of the revision that this gateway serves.';
  addMetric(Gauge, 'ilera_revision', number, [], () => [[follower.current?.revision.n ?? 0]]);
  const alarms = 'Number of alarms about the store, revisions and files.';
  addMetric(Gauge, 'ilera_alarms', alarms, [], () => [[listAlarms(services).length]]);
}

/** Without a token, allows only requests that came through no proxy, as a scraper's do. */
function isAllowed({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return headers['x-forwarded-for'] === undefined;
  return equalsSecret(headers.authorization ?? '', `Bearer ${token}`);
}
