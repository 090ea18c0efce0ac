import { startFakeSite } from '../../testing/sites/fake-site';
import { sendReport } from '../../testing/sites/fake-visitor';
import { openLogLines } from '../../testing/sites/log-lines';

/** A site with a readable log, before an API that is away. */
async function setUp(env: NodeJS.ProcessEnv = {}) {
  const { log, lines } = openLogLines();
  const keys = { opsKey: 'an-operator-key-for-tests-only' };
  const site = await startFakeSite({ keys, env: { API_UPSTREAM: 'http://127.0.0.1:9', ...env }, log });
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

describe('/_metrics', () => {
  it('counts loads, failures and errors by part and version, the canary beside the live one', async () => {
    const { app, metrics, release } = await setUp();
    await release('mf-things', '2.0.0', {}, { canary: { percent: 100, people: [] } });
    await app.inject('/things');
    const things = { remote: 'mf-things', version: '2.0.0' };
    await sendReport(app, '10.0.0.1', 'vitals', { shell: '1.0.0', ...things });
    await sendReport(app, '10.0.0.1', 'remote', { ...things, kind: 'chunk' });
    const error = { part: 'mf-things', version: '2.0.0', kind: 'error' };
    await sendReport(app, '10.0.0.1', 'error', { ...error, name: 'TypeError', frames: ['a.js:1:2'] });
    const json = await app.inject({ url: '/_metrics', headers: { accept: 'application/json' } });
    expect(json.json()).toEqual({ versions: metrics.summary() });
    const { body, headers } = await app.inject('/_metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const line of [
      'ilera_part_loads_total{part="mf-things",version="2.0.0"} 1',
      'ilera_part_failures_total{part="mf-things",version="2.0.0",kind="chunk"} 1',
      'ilera_part_errors_total{part="mf-things",version="2.0.0",kind="error"} 1',
      'ilera_part_info{part="mf-things",version="1.0.0",channel="live"} 1',
      'ilera_part_info{part="mf-things",version="2.0.0",channel="canary"} 1',
      'ilera_revision 2',
    ])
      expect(body).toContain(line);
    expect(body).toMatch(
      /ilera_http_request_duration_seconds_count\{route="\/things",method="GET",status="200"\} 1/,
    );
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

describe('errors of running code', () => {
  const good = {
    part: 'mf-things',
    version: '1.0.0',
    kind: 'crash',
    name: 'TypeError',
    frames: ['a.js:1:2'],
  };

  it('stand in the log with the code that the visitor was shown, and count once an address', async () => {
    const { app, metrics, lines } = await setUp();
    for (const incident of ['K3X9QZ', 'EF34GH'])
      await sendReport(app, '10.0.0.1', 'error', { ...good, incident });
    expect(lines.filter(({ event }) => event === 'browser-error')).toMatchObject([
      { ...good, incident: 'K3X9QZ' },
      { ...good, incident: 'EF34GH' },
    ]);
    expect(metrics.summary()).toMatchObject([{ errors: { crash: 1 } }]);
  });
});
