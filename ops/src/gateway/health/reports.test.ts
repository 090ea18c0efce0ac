import { createGateway } from '../../server/gateway';
import { temporaryFolders } from '../../testing/fake-releases';
import { startFakeSite } from '../../testing/fake-site';
import { sameOrigin, visitFrom } from '../../testing/fake-visitor';
import { opsKey, startReportedSite } from '../../testing/reported-site';
import { readGatewayConfig } from '../gateway-config';
import { signOverrideCookie } from '../../common/override-cookie';

const nextFolder = temporaryFolders();
// Every write waits for the disk, which is slow on a busy machine.
jest.setTimeout(120_000);
const setUp = (env: NodeJS.ProcessEnv = {}) => startReportedSite(nextFolder(), env);

describe('failure reports', () => {
  it('are counted once per address and kind, and logged once', async () => {
    const { fail, visit, gateway, warnings } = await setUp();
    await visit(3);
    for (const visitor of [1, 1, 2]) expect(await fail(visitor)).toBe(204);
    await fail(1, { kind: 'entry' });
    const entry = gateway.metrics
      .summary()
      .find(({ part, version }) => part === 'mf-things' && version === '2.0.0');
    expect(entry).toMatchObject({ loads: 7, failedVisitors: 2, failures: { chunk: 2, entry: 1 } });
    expect(warnings).toEqual([
      'mf-things 2.0.0 fails for visitors: chunk',
      'mf-things 2.0.0 fails for visitors: entry',
    ]);
    await gateway.close();
  });

  it.each([
    ['not JSON', 'x'],
    ['a wrong shape', '{"remote":1}'],
    ['a kind that is not on the list', '{"remote":"mf-things","version":"2.0.0","kind":"kind1"}'],
    ['hostile words', '{"remote":"mf-things","version":"2.0.0","kind":"<script>"}'],
    ['a version that was never served', '{"remote":"mf-things","version":"9.9.9","kind":"chunk"}'],
    ['a name of the language', '{"remote":"__proto__","version":"2.0.0","kind":"chunk"}'],
    ['nothing', ''],
  ])('with %s are answered and forgotten', async (_name, payload) => {
    const { app, gateway, warnings, failures } = await setUp();
    const { ticket } = await visitFrom(app, '10.0.0.1');
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/_report/remote',
      headers: { 'content-type': 'text/plain', cookie: ticket, host: 'site.test', ...sameOrigin },
      payload,
    });
    expect(statusCode).toBe(204);
    expect(warnings).toEqual([]);
    expect(failures()).toEqual([]);
    await gateway.close();
  });

  it('of a developer’s own build do not count', async () => {
    const { app, failed, failures, gateway } = await setUp();
    const expires = Math.floor(Date.now() / 1000) + 60;
    const override = signOverrideCookie(
      { override: { remote: 'mf-things', base: 'http://localhost:3101/' }, expires },
      opsKey,
    );
    const developer = await visitFrom(app, '10.0.0.1', '/things', { cookie: `pin=${override}` });
    expect(developer.ticket).toBe('');
    const { ticket } = await visitFrom(app, '10.0.0.2');
    await developer.report(failed, { cookie: `${ticket}; pin=${override}` });
    expect(failures()).toEqual([]);
    await gateway.close();
  });

  it.each(['preview=feature-0000000000000000', 'uncounted=1'])(
    'of a browser that visited the site before, and now has the cookie %s, do not count',
    async (cookie) => {
      const { app, failed, failures, gateway } = await setUp();
      const { ticket, report } = await visitFrom(app, '10.0.0.1');
      await report(failed, { cookie: `${ticket}; ${cookie}` });
      expect(failures()).toEqual([]);
      // The control: the ticket is still good.
      await report(failed);
      expect(failures()).toHaveLength(1);
      await gateway.close();
    },
  );

  it('and loads of a smoke run do not count', async () => {
    const { app, gateway } = await setUp();
    const { ticket } = await visitFrom(app, '10.0.0.1', '/things', { cookie: 'uncounted=1' });
    expect(ticket).toBe('');
    expect(gateway.metrics.summary()).toEqual([]);
    await visitFrom(app, '10.0.0.1');
    expect(gateway.metrics.summary()).toMatchObject([{ loads: 1 }, { loads: 1 }]);
    await gateway.close();
  });

  it('too long are refused', async () => {
    const { fail, gateway } = await setUp();
    expect(await fail(1, { kind: 'x'.repeat(20_000) })).toBe(413);
    await gateway.close();
  });
});

describe('forged reports', () => {
  it('from five user agents without a document change nothing (the five-curl attack)', async () => {
    const { app, failed, visit, settle, follower, failures, warnings, gateway } = await setUp();
    await visit(80);
    for (let index = 1; index <= 5; index += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/_report/remote',
        headers: { 'user-agent': `browser-${index}`, 'content-type': 'application/json' },
        payload: failed,
      });
      expect(statusCode).toBe(204);
    }
    await settle();
    expect(follower.current?.revision.n).toBe(2);
    expect(failures()).toEqual([]);
    expect(warnings).toEqual([]);
    await gateway.close();
  });

  it('from five documents of one address count as one visitor', async () => {
    const { fail, settle, follower, failures, gateway } = await setUp();
    for (let index = 0; index < 20; index += 1) await fail('203.0.113.7');
    for (let index = 1; index <= 20; index += 1) await fail(`2001:db8:1:2::${index}`);
    await settle();
    expect(failures()).toMatchObject([{ failures: { chunk: 2 } }]);
    expect(follower.current?.revision.n).toBe(2);
    await gateway.close();
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its fetch metadata', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same domain', { origin: 'http://blog.site.test', 'sec-fetch-site': 'same-site' }],
  ])('from %s do not count, ticket or not', async (_name, headers) => {
    const { app, failed, failures, gateway } = await setUp();
    const { ticket, report } = await visitFrom(app, '10.0.0.1');
    await report(failed, headers);
    expect(failures()).toEqual([]);
    // The control: the same ticket counts from the page itself.
    await report(failed, { cookie: ticket });
    expect(failures()).toHaveLength(1);
    await gateway.close();
  });

  it('with a ticket that is altered, of another site or of another version do not count', async () => {
    const { app, failed, failures, release, follower, gateway } = await setUp();
    const { ticket, report } = await visitFrom(app, '10.0.0.1');
    const other = await startFakeSite(nextFolder(), {
      keys: { opsKey: 'the key of another site, also long' },
    });
    const foreign = await visitFrom(other.gateway.app, '10.0.0.1');
    for (const cookie of ['', `${ticket.slice(0, -2)}aa`, foreign.ticket, 'report=x.y', 'report='])
      await report(failed, { cookie });
    await release('mf-things', '3.0.0');
    await follower.look();
    // Served meanwhile, but not in the ticket's document.
    await visitFrom(app, '10.0.0.1');
    await report({ ...failed, version: '3.0.0' }, { cookie: ticket });
    expect(failures()).toEqual([]);
    await other.gateway.close();
    await gateway.close();
  });

  it('with one ticket count once for a part', async () => {
    const { app, failed, failures, gateway } = await setUp();
    const { ticket, report } = await visitFrom(app, '10.0.0.1');
    for (let index = 1; index <= 9; index += 1)
      await report(failed, { cookie: ticket, 'x-forwarded-for': `10.0.9.${index}` });
    expect(failures()).toMatchObject([{ failures: { chunk: 1 } }]);
    await gateway.close();
  });

  it('with a ticket from another gateway of the site count', async () => {
    const { store, failed, failures, app, gateway } = await setUp();
    const second = await createGateway({ store, keys: { opsKey }, config: readGatewayConfig({}) });
    const { ticket } = await visitFrom(second.app, '10.0.0.1');
    const { report } = await visitFrom(app, '10.0.0.1');
    await report(failed, { cookie: ticket });
    expect(failures()).toHaveLength(1);
    await second.close();
    await gateway.close();
  });

  it('6,000 from one visitor cost a few log lines and nothing in the store', async () => {
    const { app, failed, follower, store, warnings, gateway } = await setUp();
    const { ticket, report } = await visitFrom(app, '10.0.0.1');
    const before = JSON.stringify(gateway.metrics.summary()).length;
    // The follower's own looks go on.
    follower.stop();
    await follower.look();
    const reads = jest.spyOn(store, 'get');
    const writes = jest.spyOn(store, 'put');
    const answers: Record<number, number> = {};
    const send = async (index: number) => {
      const kind = index % 2 ? 'chunk' : `kind${index}`;
      const code = await report({ ...failed, kind }, { cookie: ticket });
      answers[code] = (answers[code] ?? 0) + 1;
    };
    for (let index = 0; index < 200; index += 1) await send(index);
    for (let sent = 200; sent < 6_000; sent += 580)
      await Promise.all(Array.from({ length: 580 }, (_, index) => send(index)));
    expect(answers).toEqual({ 204: 120, 429: 5_880 });
    expect(warnings).toEqual(['mf-things 2.0.0 fails for visitors: chunk']);
    expect(JSON.stringify(gateway.metrics.summary()).length).toBeLessThan(before + 100);
    expect(reads).not.toHaveBeenCalled();
    expect(writes).not.toHaveBeenCalled();
    await gateway.close();
  });

  it('of a policy breach write a bounded number of lines', async () => {
    const { app, warnings, gateway } = await setUp();
    for (let index = 0; index < 400; index += 1)
      await app.inject({
        method: 'POST',
        url: '/_reports/csp',
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': `10.0.1.${index % 250}` },
        payload: JSON.stringify({ 'csp-report': { 'effective-directive': `x${index}` } }),
      });
    expect(warnings.length).toBeLessThanOrEqual(62);
    await gateway.close();
  });
});

describe('the ticket of a document', () => {
  it('leaves the document as it is: same bytes, same tag, and a 304 brings a new one', async () => {
    const { app, gateway } = await setUp();
    const [one, two] = [await app.inject('/things'), await app.inject('/things')];
    expect(one.body).toBe(two.body);
    expect(one.headers.etag).toBe(two.headers.etag);
    const ticketOf = ({ cookies }: typeof one) => cookies.find(({ name }) => name === 'report');
    expect(ticketOf(one)?.value).not.toBe(ticketOf(two)?.value);
    expect(ticketOf(one)).toMatchObject({
      path: '/_report',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 3600,
    });
    const unchanged = await app.inject({
      url: '/things',
      headers: { 'if-none-match': String(one.headers.etag) },
    });
    expect(unchanged.statusCode).toBe(304);
    expect(ticketOf(unchanged)?.value).toBeTruthy();
    await gateway.close();
  });

  it('ends after an hour', async () => {
    const now = jest.spyOn(Date, 'now');
    const { app, failed, failures, gateway } = await setUp();
    const { report } = await visitFrom(app, '10.0.0.1');
    now.mockReturnValue(Date.now() + 3_601_000);
    await report(failed);
    expect(failures()).toEqual([]);
    now.mockRestore();
    await gateway.close();
  });
});

describe('vitals of real visits', () => {
  it('are kept by version as medians, one report a document', async () => {
    const { app, gateway } = await setUp();
    const send = async (ticket: string, lcp: number) => {
      const payload = { shell: '1.0.0', remote: 'mf-things', version: '2.0.0', lcp, cls: 0.01, name: 'Ada' };
      const headers = { cookie: ticket, host: 'site.test', ...sameOrigin };
      const response = await app.inject({ method: 'POST', url: '/_report/vitals', headers, payload });
      expect(response.statusCode).toBe(204);
    };
    for (const lcp of [1000, 2000, 3000, -5, 1e9]) {
      const { ticket } = await visitFrom(app, '10.0.0.1');
      await send(ticket, lcp);
      await send(ticket, 9000);
    }
    await send('', 9000);
    const entry = gateway.metrics.summary().find(({ part }) => part === 'mf-things');
    expect(entry?.vitals).toEqual({
      lcp: { p50: 2000, p75: 3000, count: 3 },
      cls: { p50: 0.01, p75: 0.01, count: 5 },
    });
    await gateway.close();
  });
});
