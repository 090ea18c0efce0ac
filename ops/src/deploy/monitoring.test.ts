import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { startFakeSite } from '../testing/sites/fake-site';

it.each(['alerts.yaml', 'dashboard.json'])('%s asks only for metrics that a gateway has', async (name) => {
  const text = readFileSync(join(findRepository(), 'ops', 'deploy', 'monitoring', name), 'utf8');
  const { app } = await startFakeSite();
  const { body } = await app.inject('/_metrics');
  const known = [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, metric]) => metric);
  const asked = [...text.matchAll(/ilera_[a-z_]+/g)].map(([metric]) =>
    metric.replace(/_(?:bucket|count|sum)$/, ''),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((metric) => !known.includes(metric))).toEqual([]);
});
