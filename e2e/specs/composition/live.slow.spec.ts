import type { BuiltPart } from '../../../ops/src/build/built-part';
import { publish, publishPreview } from '../../../ops/src/testing/change-store';
import { artefactKey } from '../../../ops/src/store/release-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { smoke } from '../../live/smoke';
import { renameBuild } from '../../support/builds/renamed-build';
import { buildSixthRemote, withRoutes } from '../../support/builds/sixth-remote';
import { startOwnSite, takeTime } from '../../support/own-site';
import { expect, test } from '../../support/test';

const remote = 'mf-extra';

test.describe('a smoke run', () => {
  test.beforeEach(takeTime);
  let site: TestSite;
  let good: BuiltPart;
  /** The preview of a broken page. */
  let preview: string;
  /** What the gateway was asked to write. */
  const writes: string[] = [];
  test.beforeAll(async ({ site: { apiUrl } }) => {
    site = await startOwnSite({ apiUrl });
    site.gateway.app.server.on('request', ({ method = '', url = '' }) => {
      if (!['GET', 'HEAD'].includes(method)) writes.push(`${method} ${url}`);
    });
    good = await buildSixthRemote(site.repository, '1.0.0-e2e00001', ['/extra']);
    const broken = await withRoutes(good, '1.1.0-e2e00002', ['/extra/broken', '/extra']);
    const { ledger } = site;
    site.paths[remote] = [{ prefix: '/extra/*', access: ['public'] }];
    await publish({ ledger, parts: [good], by: 'ops', reason: 'a trial' });
    const shown = await publishPreview({ ledger, parts: [broken], branch: 'broken', by: 'ada' });
    preview = `${site.url}/_preview/${shown.id}`;
    await site.gateway.follower.poll();
  });
  test.afterAll(() => site.close());

  test('visits every page that the site leads to, and writes nothing, whatever a preview shows', async ({
    browser,
  }) => {
    const counted = () => JSON.stringify(site.gateway.metrics.summary());
    const before = counted();
    const { versions, pages, notes } = await smoke(browser, site.url);
    expect(notes).toEqual([]);
    expect(versions).toMatchObject({ [remote]: '1.0.0-e2e00001' });
    expect(pages).toEqual(expect.arrayContaining(['/', '/conditions', '/health-plans', '/extra']));
    expect(writes).toEqual([]);
    expect(counted()).toBe(before);
  });

  test('of a preview tells what is wrong with it', async ({ browser }) => {
    const seen = await smoke(browser, preview);
    expect(seen.versions).toMatchObject({ [remote]: '1.1.0-e2e00002' });
    expect(seen.notes.join()).toContain('/extra/broken');
    expect(seen.held).toContain('POST /_report/error');
    expect(writes).toEqual([]);
  });

  test('of a preview that is not shown does not work, though the site does', async ({ browser }) => {
    const lost = await renameBuild(good, '1.4.0-e2e00008');
    const { store, ledger } = site;
    const { id } = await publishPreview({ ledger, parts: [lost], branch: 'lost', by: 'ada' });
    await store.remove(artefactKey(remote, lost.release.version, 'release.json'));
    const address = `${site.url}/_preview/${id}`;
    // For two seconds a gateway goes by the previews that it knows.
    await expect.poll(async () => (await fetch(address, { redirect: 'manual' })).status).toBe(303);
    await expect(smoke(browser, address)).rejects.toThrow('answers 409, and no page of the site');
  });
});
