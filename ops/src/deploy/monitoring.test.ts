import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import type { GatewayConfig } from '../gateway/gateway-config';
import { VersionMetrics } from '../gateway/health/version-metrics';
import { registerMetrics } from '../gateway/telemetry/metrics.routes';
import Fastify from 'fastify';

const read = (name: string): string =>
  readFileSync(join(findRepository(), 'ops', 'deploy', 'monitoring', name), 'utf8');

it.each(['alerts.yaml', 'dashboard.json'])('%s asks only for metrics that a gateway has', async (name) => {
  const app = Fastify();
  app.decorate('metrics', new VersionMetrics());
  app.decorate('config', {} as GatewayConfig);
  const registry = registerMetrics(app);
  const known = registry.getMetricsAsArray().map((metric) => metric.name);
  const asked = [...read(name).matchAll(/ilera_[a-z_]+/g)].map(([metric]) =>
    metric.replace(/_(?:bucket|count|sum)$/, ''),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((metric) => !known.includes(metric))).toEqual([]);
});
