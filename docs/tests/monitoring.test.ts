import { readRepositoryFile } from './repository-files';

const rules = (name: string) => readRepositoryFile(`ops/deploy/monitoring/${name}`);

it('alerts of the API ask only for metrics that it has', () => {
  const source = readRepositoryFile('api/src/http/health.routes.ts');
  const known = [...source.matchAll(/name: '(ilera_api_\w+)'/g)].map(([, name]) => name!);
  const asked = [...rules('api-alerts.yaml').matchAll(/ilera_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );
  expect(new Set(asked)).toEqual(new Set(known));
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
