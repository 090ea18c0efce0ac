import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageAccess } from '@ilera/contracts';
import type { Browser } from '@playwright/test';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { freeze, publish, publishPreview, endFreeze } from '../../../ops/src/testing/change-store';
import { artefactKey } from '../../../ops/src/store/release-store';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { smoke } from '../../live/smoke';
import { tryCandidate } from '../../live/try-candidate';
import { renameBuild } from '../../support/builds/renamed-build';
import { buildSixthRemote, withRoutes } from '../../support/builds/sixth-remote';
import { startOwnSite, takeTime } from '../../support/own-site';
import { expect, test } from '../../support/test';

const remote = 'mf-extra';

test.describe('a squad’s candidate beside what is live', () => {
  test.beforeEach(takeTime);
  let site: TestSite;
  let scratch: string;
  let good: BuiltPart;
  let broken: BuiltPart;
  /** What the gateway was asked to write. */
  const writes: string[] = [];
  test.beforeAll(async ({ site: { apiUrl } }) => {
    site = await startOwnSite({ apiUrl });
    site.gateway.app.server.on('request', ({ method = '', url = '' }) => {
      if (!['GET', 'HEAD'].includes(method)) writes.push(`${method} ${url}`);
    });
    scratch = await mkdtemp(path.join(tmpdir(), 'ilera-live-'));
    good = await buildSixthRemote(site.repository, '1.0.0-e2e00001', ['/extra']);
    broken = await withRoutes(good, '1.1.0-e2e00002', ['/extra/broken', '/extra']);
    site.paths[remote] = [{ prefix: '/extra/*', access: ['public', 'signed-in'] }];
    // Any revision takes over what the policy says.
    await freeze({ ledger: site.ledger, by: 'ops', reason: 'a trial' });
    await endFreeze({ ledger: site.ledger, by: 'ops', reason: 'a trial' });
  });
  test.afterAll(async () => {
    await site.close();
    await rm(scratch, { recursive: true, force: true });
  });

  /** The files of the store, without those being written and the figures that the gateway notes there. */
  const listStore = async () => {
    const names = await readdir(site.storeFolder, { recursive: true });
    return names.filter((name) => !/^(?:health|\.incoming\/)/.test(name)).sort();
  };

  const attempt = (browser: Browser, name: string, candidate: BuiltPart, visits: string[] = []) =>
    tryCandidate({
      bench: { browser, storeFolder: path.join(scratch, name), apiUrl: site.apiUrl },
      live: site.store,
      ledger: site.ledger,
      candidates: [candidate],
      visits,
    });

  /** The remote with one page, at an address for these people. */
  const withPage = (version: string, address: string, access: PageAccess) =>
    renameBuild(good, version, {
      release: { routes: [{ path: address, page: 'hello', access, layout: 'site' }] },
    });

  test('opens pages for a signed-in person', async ({ browser }) => {
    const works = await attempt(browser, 'own', await withPage('1.2.0-e2e00005', '/extra/own', 'signed-in'));
    expect(works).toMatchObject({ result: 'passed', notes: [] });
    expect(works.journeys).toEqual(['the signed-in pages of mf-extra: /extra/own']);
  });

  test('fails where nothing of the candidate would be opened, until an address is named', async ({
    browser,
  }) => {
    const candidate = await withPage('1.3.0-e2e00007', '/extra/:name', 'public');
    const unseen = await attempt(browser, 'unseen', candidate);
    expect(unseen).toMatchObject({ result: 'failed', journeys: [] });
    expect(unseen.notes.join()).toContain('Nothing of mf-extra was opened');
    expect(await attempt(browser, 'seen', candidate, ['/extra/ada'])).toMatchObject({
      result: 'passed',
      journeys: ['the public pages of mf-extra: /extra/ada'],
    });
    await expect(attempt(browser, 'foreign', candidate, ['/conditions'])).rejects.toThrow(
      '/conditions is no page of mf-extra',
    );
  });

  test('fails with a page that is broken, and leaves the store as it was', async ({ browser }) => {
    const before = await listStore();
    const { result, notes } = await attempt(browser, 'broken', broken);
    expect(result).toBe('failed');
    expect(notes.join()).toContain('/extra/broken');
    expect(await listStore()).toEqual(before);
  });

  test.describe('a smoke run', () => {
    /** The preview of a broken page. */
    let preview: string;
    test.beforeAll(async () => {
      const { ledger } = site;
      await publish({ ledger, parts: [good], by: 'ops', reason: 'a trial' });
      const shown = await publishPreview({ ledger, parts: [broken], branch: 'broken', by: 'ada' });
      preview = `${site.url}/_preview/${shown.id}`;
      await site.gateway.follower.poll();
    });

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
});
