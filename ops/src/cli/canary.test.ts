import { startFakeSite } from '../testing/sites/fake-site';
import { sendReport } from '../testing/sites/fake-visitor';
import { canary as canaryCommand } from './canary';
import type { Options } from './options';
import { LocalRegistry } from '../registry/registry';

it('judges a canary by what two gateways counted, for a pipeline and for a person', async () => {
  const { ledger, app, release, startGateway } = await startFakeSite();
  const canary = { percent: 100, people: [] };
  // Before the canary, which is not compared with it.
  await sendReport(app, '10.0.0.1', 'remote', { remote: 'mf-things', version: '1.0.0', kind: 'render' });
  await release('mf-things', '2.0.0', {}, { canary });
  const gateways = [app, await startGateway()];
  const urls = await Promise.all(gateways.map((gateway) => gateway.listen({ port: 0, host: '127.0.0.1' })));
  const silent = 'http://127.0.0.1:9';
  const registry = new LocalRegistry(ledger, { gateways: urls });
  const ask = (options: Options = {}) =>
    canaryCommand({ registry, options, by: 'ada', sites: urls, tell: console.log }, 'mf-things');
  const early = { data: { verdict: 'too-early', gateways: 2 } };
  expect(await ask()).toMatchObject({ ...early, exitCode: 3 });
  expect(await ask({ judge: true })).toMatchObject(early);
  const version = { remote: 'mf-things', version: '2.0.0' };
  for (let index = 1; index <= 120; index += 1) {
    const gateway = gateways[index % 2] ?? app;
    await sendReport(gateway, `10.0.0.${index}`, 'vitals', { shell: '1.0.0', ...version });
    if (index <= 20) await sendReport(gateway, `10.0.0.${index}`, 'remote', { ...version, kind: 'render' });
  }
  expect(await ask()).toMatchObject({
    data: {
      part: 'mf-things',
      gateways: 2,
      live: { version: '1.0.0', metrics: null },
      canary: { version: '2.0.0', percent: 100, metrics: { loads: 120, failedVisitors: 20 } },
      verdict: 'bad',
      reasons: ['fails in 16.7 % of its loads, the live version in 0.0 %'],
    },
    text: expect.stringContaining('verdict bad'),
    exitCode: 1,
  });
  const some = new LocalRegistry(ledger, { gateways: [...urls, silent] });
  const waits = { verdict: 'too-early', reasons: [`no figures of ${silent}`] };
  expect(await some.health('mf-things')).toMatchObject(waits);
  await expect(new LocalRegistry(ledger, { gateways: [silent] }).health('mf-things')).rejects.toThrow(
    'METRICS_TOKEN',
  );
  await expect(registry.health('mf-nothing')).rejects.toThrow('mf-nothing has no live version');

  const { text, exitCode } = await ask({ judge: true });
  expect(text).toContain('The canary mf-things 2.0.0 is stopped');
  expect(exitCode).toBeUndefined();
  expect(await ledger.newest()).toMatchObject({ reason: expect.stringMatching(/^fails in 16\.7 %/) });
  await release('mf-things', '3.0.0', {}, { canary });
  await Promise.all(gateways.map(({ follower }) => follower.look()));
  for (let index = 1; index <= 120; index += 1)
    await sendReport(app, `10.0.0.${index}`, 'vitals', { shell: '1.0.0', ...version, version: '3.0.0' });
  expect((await ask({ judge: true })).text).toContain('3.0.0, until now a canary, is live for everybody');
  expect((await ask({ judge: true })).text).toContain('no canary is running');
});
