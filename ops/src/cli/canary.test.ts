import { commandContext } from '../testing/command-context';
import { startFakeSite } from '../testing/sites/fake-site';
import { sendReport } from '../testing/sites/fake-visitor';
import { canary as canaryCommand } from './canary';
import type { Options } from './options';
import { LocalRegistry } from '../registry/registry';

/** A site of two gateways with a canary of mf-things for all page loads. @param silent addresses that do not answer */
async function setUp(...silent: string[]) {
  const { ledger, app, release, startGateway } = await startFakeSite();
  // Before the canary, which is not compared with it.
  await sendReport(app, '10.0.0.1', 'remote', { remote: 'mf-things', version: '1.0.0', kind: 'render' });
  await release('mf-things', '2.0.0', {}, { canary: { percent: 100, people: [] } });
  const gateways = [app, (await startGateway()).app] as const;
  const sites = await Promise.all(gateways.map((gateway) => gateway.listen({ port: 0, host: '127.0.0.1' })));
  const registry = new LocalRegistry(ledger, { gateways: [...sites, ...silent] });
  const ask = (options: Options = {}) =>
    canaryCommand({ ...commandContext(ledger, options, sites), registry }, 'mf-things');
  /** Loads of the canary at both gateways in turn; it fails for the first of the visitors. */
  const visit = async (failing: number) => {
    const version = { remote: 'mf-things', version: '2.0.0' };
    for (let index = 1; index <= 120; index += 1) {
      const gateway = gateways[index % 2 ? 0 : 1];
      await sendReport(gateway, `10.0.0.${index}`, 'vitals', { shell: '1.0.0', ...version });
      if (index <= failing)
        await sendReport(gateway, `10.0.0.${index}`, 'remote', { ...version, kind: 'render' });
    }
  };
  return { ledger, registry, ask, visit };
}

describe('the verdict on a canary', () => {
  it('waits for page loads, and nothing is changed until then', async () => {
    const { ask, ledger } = await setUp();
    expect(await ask()).toMatchObject({ data: { verdict: 'too-early', gateways: 2 }, exitCode: 3 });
    expect(await ask({ judge: true })).toMatchObject({ data: { verdict: 'too-early' } });
    expect(await ledger.newestNumber()).toBe(2);
  });

  it('is by what all gateways counted since it began, beside the live version', async () => {
    const { ask, visit } = await setUp();
    await visit(20);
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
  });

  it('waits for a gateway that does not answer, and names it', async () => {
    const { registry, visit } = await setUp('http://127.0.0.1:9');
    await visit(20);
    const waits = { verdict: 'too-early', reasons: ['no figures of http://127.0.0.1:9'] };
    expect(await registry.health('mf-things')).toMatchObject(waits);
  });

  it('needs a gateway that answers, and a live version', async () => {
    const { registry, ledger } = await setUp();
    const alone = new LocalRegistry(ledger, { gateways: ['http://127.0.0.1:9'] });
    await expect(alone.health('mf-things')).rejects.toThrow('METRICS_TOKEN');
    await expect(registry.health('mf-nothing')).rejects.toThrow('mf-nothing has no live version');
  });
});

describe('canary --judge', () => {
  it('stops a bad canary, and the history says why', async () => {
    const { ask, visit, ledger } = await setUp();
    await visit(20);
    const { text, exitCode } = await ask({ judge: true });
    expect(text).toContain('The canary mf-things 2.0.0 is stopped');
    expect(exitCode).toBeUndefined();
    expect(await ledger.newest()).toMatchObject({ reason: expect.stringMatching(/^fails in 16\.7 %/) });
  });

  it('makes a good canary live for all, and then there is none', async () => {
    const { ask, visit } = await setUp();
    await visit(0);
    expect((await ask({ judge: true })).text).toContain('2.0.0, until now a canary, is live for everybody');
    expect((await ask({ judge: true })).text).toContain('no canary is running');
  });
});
