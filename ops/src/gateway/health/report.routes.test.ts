import { sendReport } from '../../testing/sites/fake-visitor';
import { opsKey } from '../../testing/sites/console-site';
import { startReportedSite } from '../../testing/sites/reported-site';
import { signInvitation } from '../../site/invitation';

const setUp = () => startReportedSite();

let untouched: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => (untouched = await setUp()));

describe('failure reports', () => {
  it('are counted and logged once per address and kind', async () => {
    const { fail, counted, warnings } = await setUp();
    for (const visitor of [1, 1, 2]) expect(await fail(visitor)).toBe(204);
    await fail(1, { kind: 'entry' });
    expect(await counted()).toMatchObject({ failedVisitors: 2, failures: { chunk: 2, entry: 1 } });
    expect(warnings).toEqual([
      'mf-things 2.0.0 fails for visitors: chunk',
      'mf-things 2.0.0 fails for visitors: chunk',
      'mf-things 2.0.0 fails for visitors: entry',
    ]);
  });

  it('count again after ten minutes, as loads do', async () => {
    const now = jest.spyOn(Date, 'now');
    const { fail, load, counted } = await setUp();
    for (const minutes of [0, 9, 11]) {
      now.mockReturnValue(Date.parse('2026-11-20T14:00:00Z') + minutes * 60_000);
      await fail(1);
      await load(1);
    }
    expect(await counted()).toMatchObject({ failedVisitors: 2, loads: 2 });
  });

  const failure = { remote: 'mf-things', version: '2.0.0', kind: 'chunk' };
  const error = { part: 'mf-things', version: '2.0.0', kind: 'crash', name: 'Error', frames: ['a.js:1:2'] };
  it.each([
    ['not JSON', 'remote', 'x'],
    ['nothing', 'remote', ''],
    ['a wrong shape', 'remote', { remote: 1 }],
    ['a kind that is not on the list', 'remote', { ...failure, kind: 'kind1' }],
    ['hostile words', 'remote', { ...failure, kind: '<script>' }],
    ['a version that is not shown', 'remote', { ...failure, version: '9.9.9' }],
    ['a name of the language', 'remote', { ...failure, remote: '__proto__' }],
    ['a message', 'error', { ...error, name: 'Ada has malaria' }],
    ['an address', 'error', { ...error, frames: ['https://x/reset_password/token:1:2'] }],
    ['an error of a version that is not shown', 'error', { ...error, version: '9.9.9' }],
    ['an unknown kind of error', 'error', { ...error, kind: 'x' }],
    ['no error', 'error', ''],
  ] as const)('with %s are answered and forgotten', async (_name, kind, payload) => {
    const { app, figures, warnings } = untouched;
    const status = await sendReport(app, '10.0.0.1', kind, payload);
    expect(status).toBe(typeof payload === 'string' ? 400 : 204);
    expect(warnings).toEqual([]);
    expect(await figures()).toEqual([]);
  });

  it.each([
    ['looks at a preview', 'preview=feature-0000000000000000'],
    ['is invited to canaries', `invitation=${signInvitation('ada', opsKey)}`],
  ])('and loads of a browser that %s do not count', async (_name, cookie) => {
    const { fail, load, figures } = untouched;
    await fail(1, {}, { cookie });
    await load(1, {}, { cookie });
    expect(await figures()).toEqual([]);
  });

  it('too long are refused', async () => {
    const { fail } = await setUp();
    expect(await fail(1, { kind: 'x'.repeat(20_000) })).toBe(413);
  });
});

describe('forged reports', () => {
  it('of any number and kind roll nothing back: people are told once', async () => {
    const { fail, follower, ledger, events, app } = await setUp();
    for (let visitor = 1; visitor <= 50; visitor += 1)
      for (const kind of ['render', 'chunk', 'entry']) await fail(visitor, { kind });
    await follower.poll();
    expect(await ledger.newestNumber()).toBe(2);
    expect((await app.inject('/_health')).json()).toMatchObject({
      status: 'ok',
      live: { 'mf-things': '2.0.0' },
    });
    expect(events).toMatchObject([{ type: 'visitors-fail', part: 'mf-things', version: '2.0.0' }]);
  });

  it('from one address, or one subscriber, count as one visitor', async () => {
    const { fail, load, counted, events } = await setUp();
    for (let index = 0; index < 20; index += 1) {
      await fail('203.0.113.7');
      await load('203.0.113.7');
    }
    for (let index = 1; index <= 20; index += 1) await fail(`2001:db8:1:2::${index}`);
    expect(await counted()).toMatchObject({ failures: { chunk: 2 }, loads: 1 });
    expect(events).toEqual([]);
  });

  it.each([
    ['no page', { origin: '', 'sec-fetch-site': '' }],
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides its fetch metadata', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same domain', { origin: 'http://blog.site.test', 'sec-fetch-site': 'same-site' }],
  ])('from %s do not count', async (_name, headers) => {
    const { fail, load, figures } = untouched;
    await fail(1, {}, headers);
    await load(1, {}, headers);
    expect(await figures()).toEqual([]);
  });

  it('1,000 from one visitor cost a log line and nothing in the store', async () => {
    const { fail, follower, store, warnings, figures } = await setUp();
    // The follower's own polls go on.
    follower.stop();
    await follower.poll();
    const reads = jest.spyOn(store, 'get');
    const writes = jest.spyOn(store, 'put');
    const answers: Record<number, number> = {};
    const send = async (index: number) => {
      const code = await fail(1, { kind: index % 2 ? 'chunk' : `kind${index}` });
      answers[code] = (answers[code] ?? 0) + 1;
    };
    for (let index = 0; index < 200; index += 1) await send(index);
    for (let sent = 200; sent < 1_000; sent += 400)
      await Promise.all(Array.from({ length: 400 }, (_, index) => send(index)));
    expect(answers).toEqual({ 204: 120, 429: 880 });
    expect(warnings).toEqual(['mf-things 2.0.0 fails for visitors: chunk']);
    expect(await figures()).toHaveLength(1);
    expect(reads).not.toHaveBeenCalled();
    expect(writes).not.toHaveBeenCalled();
  });
});

describe('real page loads', () => {
  it('are what pages report: a plain fetch of a document is none', async () => {
    const { app, load, figures, counted } = await setUp();
    for (let index = 0; index < 20; index += 1) await app.inject('/things');
    expect(await figures()).toEqual([]);
    await load(1);
    expect(await counted()).toMatchObject({ loads: 1 });
    expect(await counted('shell')).toMatchObject({ loads: 1 });
  });

  it('have quartiles by version', async () => {
    const { load, counted } = await setUp();
    for (const [visitor, lcp] of [1000, 2000, 3000, -5, 1e9].entries())
      await load(visitor, { lcp, cls: 0.01, name: 'Ada' });
    await load(9, { version: '9.9.9', lcp: 9000 });
    expect((await counted())?.vitals).toEqual({ lcp: { p75: 3000, count: 3 }, cls: { p75: 0.01, count: 5 } });
  });
});
