import { temporaryFolders, makePart } from '../testing/fake-releases';
import { startFakeSite } from '../testing/fake-site';
import { visitFrom } from '../testing/fake-visitor';
import { changeCanary } from './canary';
import { formatPartHealth, readPartHealth } from './part-health';
import { publish } from './publish';

const nextFolder = temporaryFolders();
it('judges a canary by what gateways noted, for a pipeline and for a person', async () => {
  const folder = nextFolder();
  const { store, ledger, gateway } = await startFakeSite(folder);
  const parts = [makePart(folder, 'mf-things', '2.0.0')];
  await publish({ store, ledger, parts, by: 'ada', reason: 'x', canary: { percent: 0, people: [] } });
  await changeCanary({ store, ledger, part: 'mf-things', by: 'ada', reason: 'x', change: { percent: 100 } });
  await gateway.follower.look();
  expect(await readPartHealth(ledger, 'mf-things', 10)).toMatchObject({
    verdict: 'too-early',
    gateways: 0,
  });
  for (let index = 1; index <= 12; index += 1) {
    const visitor = await visitFrom(gateway.app, `10.0.0.${index}`);
    if (index <= 2) await visitor.report({ remote: 'mf-things', version: '2.0.0', kind: 'render' });
  }
  await gateway.close();

  const health = await readPartHealth(ledger, 'mf-things', 10);
  expect(health).toMatchObject({
    part: 'mf-things',
    gateways: 1,
    live: { version: '1.0.0' },
    canary: { version: '2.0.0', percent: 100, metrics: { loads: 12, failedVisitors: 2 } },
    verdict: 'bad',
    reasons: ['fails in 16.7 % of its loads, the live version in 0.0 %'],
  });
  const text = health ? formatPartHealth(health) : '';
  expect(text).toContain('verdict bad');
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  expect(await readPartHealth(ledger, 'mf-nothing')).toBeUndefined();
});
