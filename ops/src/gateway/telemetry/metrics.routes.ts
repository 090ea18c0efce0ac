import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Revision } from '@shared/contracts';
import { equalsSecret } from '@shared/contracts/equals-secret';
import type { VersionSummary } from '../../metrics/version-summary';
import type { VersionMetrics } from '../health/version-metrics';
import { notFound } from '../responses';
import { routeName } from './telemetry.plugin';

/**
 * `GET /_metrics`, in Prometheus text: requests of this gateway, and loads, failures, errors and vitals by
 * part and version. `ilera_part_info` says which version is live and which is a canary, to be joined with the
 * others. As JSON the figures by version, for the console and the commands.
 */
export const metrics = fp(async (app) => {
  const { config, metrics: versions } = app;
  const registry = new Registry();
  const requests = new Histogram({
    name: 'ilera_http_request_duration_seconds',
    help: 'Requests by route pattern, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  addPartMetrics(registry, versions, () => app.follower.current?.revision);
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
});

function addPartMetrics(
  registry: Registry,
  metrics: VersionMetrics,
  revision: () => Revision | undefined,
): void {
  const labelNames = ['part', 'version'];
  const registers = [registry];
  /** What VersionMetrics counts, read when it is requested. @param kinds whether each kind is counted by itself */
  const count = (
    name: string,
    help: string,
    countsOf: (version: VersionSummary) => Partial<Record<string, number>>,
    kinds = true,
  ): void => {
    new Counter({
      name,
      help,
      labelNames: kinds ? [...labelNames, 'kind'] : labelNames,
      registers,
      collect() {
        this.reset();
        for (const entry of metrics.summary()) {
          const labels = { part: entry.part, version: entry.version };
          for (const [kind, times] of Object.entries(countsOf(entry)))
            this.inc(kinds ? { ...labels, kind } : labels, times);
        }
      },
    });
  };
  const loads = 'Page loads of the version, once an address in ten minutes.';
  count('ilera_part_loads_total', loads, (version) => ({ loads: version.loads }), false);
  const failures = 'Addresses at which the version failed, by kind.';
  count('ilera_part_failures_total', failures, (version) => version.failures);
  const errors = 'Errors of running code of the version, by kind.';
  count('ilera_part_errors_total', errors, (version) => version.errors);
  new Gauge({
    name: 'ilera_web_vital',
    help: 'The third quartile of the latest real page loads; milliseconds, layout shift as it is.',
    labelNames: [...labelNames, 'vital', 'quantile'],
    registers,
    collect() {
      this.reset();
      for (const { part, version, vitals } of metrics.summary())
        for (const [vital, { p75 }] of Object.entries(vitals))
          this.set({ part, version, vital, quantile: '0.75' }, p75);
    },
  });
  new Gauge({
    name: 'ilera_part_info',
    help: '1 for each version that page loads get, with its channel: live or canary.',
    labelNames: [...labelNames, 'channel'],
    registers,
    collect() {
      this.reset();
      for (const [part, { version, canary }] of Object.entries(revision()?.live ?? {})) {
        this.set({ part, version, channel: 'live' }, 1);
        if (canary) this.set({ part, version: canary.version, channel: 'canary' }, 1);
      }
    },
  });
  new Gauge({
    name: 'ilera_revision',
    help: 'Number of the revision that this gateway serves.',
    registers,
    collect() {
      this.set(revision()?.n ?? 0);
    },
  });
}

/**
 * Without a token, only requests that came through no proxy are allowed: the scraper calls the gateway
 * directly.
 */
function isAllowed({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return headers['x-forwarded-for'] === undefined;
  return equalsSecret(headers.authorization ?? '', `Bearer ${token}`);
}
