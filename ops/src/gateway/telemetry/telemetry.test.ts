import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findRepository } from '../../common/repository';
import { startFakeSite } from '../../testing/sites/fake-site';
import { sendReport } from '../../testing/sites/fake-visitor';
import { openLogLines } from '../../testing/sites/log-lines';

/** A site with a readable log, before an API that is away. */
async function setUp(env: NodeJS.ProcessEnv = {}) {
  const { log, lines } = openLogLines();
  const keys = { opsKey: 'an-operator-key-for-tests-only' };
  const away = { API_UPSTREAM: 'http://127.0.0.1:9', ...env };
  const site = await startFakeSite({ keys, env: away, log });
  return { ...site, lines };
}

describe('the access log', () => {
  it('names route pattern, revision, versions, time and id of a request', async () => {
    const { app, lines } = await setUp();
    await app.inject('/thing/7?name=Ada');
    expect(lines.find(({ event }) => event === 'request')).toMatchObject({
      method: 'GET',
      route: '/thing/:id',
      status: 200,
      revision: 1,
      parts: { shell: '1.0.0', 'mf-things': '1.0.0' },
      reqId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      ms: expect.any(Number) as number,
    });
  });

  it('holds no address, query, header, cookie or visitor', async () => {
    const { app, lines } = await setUp();
    const secrets = {
      authorization: 'Bearer SECRET-TOKEN',
      cookie: 'share=SECRET-COOKIE',
      'user-agent': 'SECRET-AGENT',
      referer: 'https://x.example/SECRET-REFERER',
      'x-forwarded-for': '203.0.113.77',
    };
    for (const url of [
      '/verify_account/SECRET-PATH',
      '/nowhere/SECRET-PATH?q=SECRET-QUERY',
      '/assets/mf-things/SECRET-PATH/x.js',
      '/api/individual/profile?token=SECRET-QUERY',
      '/_invitation?p=SECRET-QUERY',
      '/%E0%A4%A-SECRET-PATH',
    ])
      await app.inject({ url, headers: secrets });
    expect(lines.length).toBeGreaterThan(4);
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|203\.0\.113/);
  });
});

const things = { remote: 'mf-things', version: '2.0.0' };
const crash = { part: 'mf-things', version: '2.0.0', kind: 'crash', name: 'TypeError', frames: ['a.js:1:2'] };

/** A site whose canary failed for its one visitor, and whose API is away. */
async function startFailingCanary() {
  const site = await setUp();
  const { app } = site;
  await site.release('mf-things', '2.0.0', {}, { canary: { percent: 100, people: [] } });
  await app.inject('/things');
  await app.inject('/api/plans');
  await sendReport(app, '10.0.0.1', 'vitals', { shell: '1.0.0', ...things, lcp: 1000, inp: 9, cls: 0.01 });
  await sendReport(app, '10.0.0.1', 'remote', { ...things, kind: 'chunk' });
  await sendReport(app, '10.0.0.1', 'error', crash);
  return site;
}

describe('/_metrics', () => {
  it('counts loads, failures and errors by part and version, the canary beside the live one', async () => {
    const { app, metrics } = await startFailingCanary();
    const json = await app.inject({ url: '/_metrics', headers: { accept: 'application/json' } });
    expect(json.json()).toEqual({ versions: metrics.summary() });
    const { body, headers } = await app.inject('/_metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const line of [
      'ilera_part_loads_total{part="mf-things",version="2.0.0"} 1',
      'ilera_part_failures_total{part="mf-things",version="2.0.0",kind="chunk"} 1',
      'ilera_part_errors_total{part="mf-things",version="2.0.0",kind="crash"} 1',
      'ilera_part_info{part="mf-things",version="1.0.0",channel="live"} 1',
      'ilera_part_info{part="mf-things",version="2.0.0",channel="canary"} 1',
      'ilera_revision 2',
      'ilera_http_request_duration_seconds_count{route="/things",method="GET",status="200"} 1',
    ])
      expect(body).toContain(line);
  });

  it.each(['alerts.yaml', 'dashboard.json'])('has what each expression of %s reads', async (name) => {
    const { body } = await (await startFailingCanary()).app.inject('/_metrics');
    const read: string[] = [];
    const file = join(findRepository(), 'ops', 'deploy', 'monitoring', name);
    parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
      if (key === 'expr' || key === 'query')
        read.push(...(String(value).match(/ilera_\w+(?:\{[^}]*\})?/g) ?? []));
      return value;
    });
    expect(read.length).toBeGreaterThan(5);
    const isThere = (selector: string) => {
      const [metric = '', labels = ''] = selector.split('{');
      // A variable of the dashboard stands for any value.
      const patterns = [...labels.matchAll(/(\w+)=~?"([^"]*)"/g)].map(
        ([, label, value = '']) => new RegExp(`[{,]${label}="${value.startsWith('$') ? '[^"]*' : value}"`),
      );
      return body
        .split('\n')
        .some((line) => /^\w+/.exec(line)?.[0] === metric && patterns.every((one) => one.test(line)));
    };
    expect(read.filter((selector) => !isThere(selector))).toEqual([]);
  });

  it('has as many lines for a thousand addresses as for one', async () => {
    const { app } = await setUp();
    for (let index = 0; index < 100; index += 1) await app.inject(`/nowhere/${index}?q=${index}`);
    const { body } = await app.inject('/_metrics');
    expect(body.split('\n').filter((line) => line.includes('_count{'))).toHaveLength(1);
    expect(body).not.toContain('/nowhere');
  });

  it('is not for visitors', async () => {
    const open = await setUp();
    const answer = await open.app.inject({ url: '/_metrics', headers: { 'x-forwarded-for': '203.0.113.1' } });
    expect(answer.statusCode).toBe(404);
    const closed = await setUp({ METRICS_TOKEN: 'a-token-of-the-scraper' });
    for (const authorization of ['', 'Bearer x', 'Bearer a-token-of-the-scrapes'])
      expect((await closed.app.inject({ url: '/_metrics', headers: { authorization } })).statusCode).toBe(
        404,
      );
    const scraper = { authorization: 'Bearer a-token-of-the-scraper' };
    expect((await closed.app.inject({ url: '/_metrics', headers: scraper })).statusCode).toBe(200);
  });
});

it('an error of running code is in the log with the code that the visitor was shown, and counts once an address', async () => {
  const { app, metrics, lines, release } = await setUp();
  await release('mf-things', '2.0.0');
  for (const incident of ['K3X9QZ', 'EF34GH'])
    await sendReport(app, '10.0.0.1', 'error', { ...crash, incident });
  expect(lines.filter(({ event }) => event === 'browser-error')).toMatchObject([
    { ...crash, incident: 'K3X9QZ' },
    { ...crash, incident: 'EF34GH' },
  ]);
  expect(metrics.summary()).toMatchObject([{ errors: { crash: 1 } }]);
});
