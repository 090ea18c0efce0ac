import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuiltPart } from '../../ops/src/build/built-part';
import { publishPreview } from '../../ops/src/release/preview';
import { grant } from '../../ops/src/release/grant';
import { publish } from '../../ops/src/release/publish';
import { startTestSite, type TestSite } from '../../ops/src/testing/test-site';
import { smoke } from '../live/smoke';
import { tryCandidate } from '../live/try-candidate';
import { buildSixthRemote } from '../support/sixth-remote';
import { expect, test } from '../support/test';
import { startTrialApi } from '../support/trial-api';

const remote = 'mf-extra';

test.describe.serial('a squad’s candidate beside what is live (Q57)', () => {
  let site: TestSite;
  let scratch: string;
  let good: BuiltPart;
  let broken: BuiltPart;
  /** What the gateway was asked to write. */
  const writes: string[] = [];
  let api: Awaited<ReturnType<typeof startTrialApi>>;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    site = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' } });
    site.gateway.app.server.on('request', ({ method = '', url = '' }) => {
      if (!['GET', 'HEAD'].includes(method)) writes.push(`${method} ${url}`);
    });
    scratch = await mkdtemp(path.join(tmpdir(), 'ilera-live-'));
    api = await startTrialApi(site.repository, scratch);
    good = await buildSixthRemote(site.repository, '1.0.0-e2e00001', ['/extra']);
    broken = await buildSixthRemote(site.repository, '1.1.0-e2e00002', ['/extra/broken', '/extra']);
    await grant({
      store: site.store,
      ledger: site.ledger,
      remote,
      by: 'ops',
      reason: 'a trial',
      prefixes: ['/extra/*'],
      access: ['public'],
    });
  });
  test.afterAll(async () => {
    await api.close();
    await site.close();
    await rm(scratch, { recursive: true, force: true });
  });

  /** The files of the store, without the figures that the gateway notes there. */
  const listStore = async () => {
    const names = await readdir(site.storeFolder, { recursive: true });
    return names.filter((name) => !name.startsWith('health')).sort();
  };

  test('passes with its own pages, fails with a broken one, and leaves the store as it was', async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const before = await listStore();
    const attempt = (name: string, candidate: BuiltPart) =>
      tryCandidate({
        bench: { browser, storeFolder: path.join(scratch, name), apiUrl: api.url },
        live: site.store,
        ledger: site.ledger,
        candidates: [candidate],
      });
    expect(await attempt('good', good)).toMatchObject({ result: 'passed', notes: [] });
    const { result, notes } = await attempt('broken', broken);
    expect(result).toBe('failed');
    expect(notes.join()).toContain('/extra/broken');
    expect(await listStore()).toEqual(before);
  });

  test('a smoke run visits every page that the site leads to, and writes nothing', async ({ browser }) => {
    test.setTimeout(300_000);
    await publish({ store: site.store, ledger: site.ledger, parts: [good], by: 'ops', reason: 'a trial' });
    await site.gateway.follower.look();
    const { versions, pages, notes } = await smoke(browser, site.url);
    expect(notes).toEqual([]);
    expect(versions).toMatchObject({ [remote]: '1.0.0-e2e00001' });
    expect(pages).toEqual(expect.arrayContaining(['/', '/conditions', '/health-plans', '/extra']));
    expect(writes).toEqual([]);
  });

  test('a smoke run of a preview tells what is wrong with it, and the site is well', async ({ browser }) => {
    test.setTimeout(300_000);
    const { id } = await publishPreview({
      store: site.store,
      ledger: site.ledger,
      parts: [broken],
      branch: 'broken',
      by: 'ada',
      days: 1,
    });
    await site.gateway.follower.look();
    const seen = await smoke(browser, `${site.url}/_preview/${id}`);
    expect(seen.versions).toMatchObject({ [remote]: '1.1.0-e2e00002' });
    expect(seen.notes.join()).toContain('/extra/broken');
    expect(seen.held).toContain('POST /_report/error');
    expect((await smoke(browser, site.url)).notes).toEqual([]);
    expect(writes).toEqual([]);
  });
});
