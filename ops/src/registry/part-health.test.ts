import { askGateways } from '../metrics/ask-gateways';
import { temporaryFolders, makePart } from '../testing/fake-releases';
import { startFakeSite } from '../testing/sites/fake-site';
import { sendReport } from '../testing/sites/fake-visitor';
import { changeCanary } from './changes/canary';
import { formatPartHealth, readPartHealth } from './part-health';
import { publish } from '../testing/publish';

const nextFolder = temporaryFolders();
it('judges a canary by what two gateways counted, for a pipeline and for a person', async () => {
  const folder = nextFolder();
  const { ledger, gateway, startGateway } = await startFakeSite(folder);
  const parts = [makePart(folder, 'mf-things', '2.0.0')];
  await publish({ ledger, parts, by: 'ada', reason: 'x', canary: { percent: 0, people: [] } });
  await changeCanary({ ledger, part: 'mf-things', by: 'ada', reason: 'x', change: { percent: 100 } });
  await gateway.follower.look();
  const gateways = [gateway, await startGateway()];
  const urls = await Promise.all(gateways.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  const silent = 'http://127.0.0.1:9';
  const ask = async () => readPartHealth(ledger, await askGateways([...urls, silent]), 'mf-things', 10);
  expect(await ask()).toMatchObject({ verdict: 'too-early', gateways: 2 });
  const version = { remote: 'mf-things', version: '2.0.0' };
  for (let index = 1; index <= 12; index += 1) {
    const { app } = gateways[index % 2] ?? gateway;
    await sendReport(app, `10.0.0.${index}`, 'vitals', { shell: '1.0.0', ...version });
    if (index <= 2) await sendReport(app, `10.0.0.${index}`, 'remote', { ...version, kind: 'render' });
  }

  const health = await ask();
  expect(health).toMatchObject({
    part: 'mf-things',
    gateways: 2,
    live: { version: '1.0.0' },
    canary: { version: '2.0.0', percent: 100, metrics: { loads: 12, failedVisitors: 2 } },
    verdict: 'bad',
    reasons: ['fails in 16.7 % of its loads, the live version in 0.0 %'],
  });
  const text = health ? formatPartHealth(health) : '';
  expect(text).toContain('verdict bad');
  const metrics = await askGateways([...urls, silent]);
  expect(metrics.silent).toEqual([silent]);
  expect(await readPartHealth(ledger, metrics, 'mf-nothing')).toBeUndefined();
  await Promise.all(gateways.map(({ close }) => close()));
});
