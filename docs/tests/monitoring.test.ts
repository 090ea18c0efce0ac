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

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** The sections of a runbook by anchor, each without its subsections. */
const sectionsOf = (document: string) =>
  new Map(
    readRepositoryFile(document)
      .split(/^(?=###? )/m)
      .map((section) => [toAnchor(/^###? (.+)/.exec(section)?.[1] ?? ''), section]),
  );

it('each alert leads to a section of a runbook that is its own, or that names it', () => {
  const alerts = ['alerts.yaml', 'api-alerts.yaml'].flatMap((name) =>
    rules(name)
      .split('- alert: ')
      .slice(1)
      .map((alert) => {
        const [, document = '', anchor = ''] = /runbook_url: (docs\/[\w-]+\.md)#([\w-]+)\n/.exec(alert) ?? [];
        return { name: /\w+/.exec(alert)![0], document, anchor };
      }),
  );
  expect(alerts.length).toBeGreaterThan(10);
  for (const { name, document, anchor } of alerts) {
    const section = sectionsOf(document).get(anchor);
    expect({ name, section }).toEqual({ name, section: expect.any(String) });
    const isOwn =
      alerts.filter((other) => other.document === document && other.anchor === anchor).length === 1;
    if (!isOwn) expect(section).toContain(`\`${name}\``);
  }
});
