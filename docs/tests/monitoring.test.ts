/** @jest-environment ./api/src/testing/native-environment.cjs */
import { onDatabase } from '../../api/src/testing/on-database';
import { readRepositoryFile } from './repository-files';

const rules = (name: string) => readRepositoryFile(`ops/deploy/monitoring/${name}`);

onDatabase('alerts of the API', (suite) => {
  it('ask only for metrics that it has, and for each of them', async () => {
    const { text } = await suite.get('/_metrics');
    const known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const asked = [...rules('api-alerts.yaml').matchAll(/ilera_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    );
    expect(new Set(asked)).toEqual(new Set(known));
  });
});

it.each(['alerts.yaml', 'api-alerts.yaml'])('each alert of %s leads to a section of a runbook', (name) => {
  const alerts = rules(name).split('- alert: ').slice(1);
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts) {
    const [, document = '', section] = /runbook_url: (docs\/[\w-]+\.md)#([\w-]+)\n/.exec(alert) ?? [];
    const headings = [...readRepositoryFile(document).matchAll(/^## (.+)$/gm)].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(headings).toContain(section);
  }
});
