import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '../../ops/src/testing/publish';
import { startTestSite, type TestSite } from '../../ops/src/testing/sites/test-site';
import { copyRemote } from '../support/builds/copy-remote';
import { buildAgain } from '../support/builds/second-build';
import { screenHeading } from '../support/screens';
import { expect, test } from '../support/test';

const remote = 'mf-plans';
const version = '9.0.0-e2e0range';

test.describe('a remote that was built again after a minor release of shared/runtime', () => {
  let site: TestSite;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    test.setTimeout(240_000);
    site = await startTestSite({ apiUrl });
  });
  test.afterAll(() => site.close());

  test('is admitted beside the older shell and runs in it, with the range it declares', async ({ page }) => {
    test.setTimeout(240_000);
    const workspace = await copyRemote(site.repository, remote, { runtimeVersion: '4.999.0' });
    try {
      const part = await buildAgain(workspace, remote, version);
      const { peerDependencies } = JSON.parse(
        await readFile(path.join(site.repository, remote, 'package.json'), 'utf8'),
      ) as { peerDependencies: Record<string, string> };
      expect(part.release.runtime).toBe(peerDependencies['@shared/runtime']);
      const { ledger } = site;
      await publish({ ledger, parts: [part], by: 'e2e', reason: 'built after 4.999.0' });
    } finally {
      await rm(workspace, { recursive: true, force: true });
    }
    await site.gateway.follower.look();

    const entries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/${remote}/`) && request.url().includes('remoteEntry'))
        entries.push(request.url());
    });
    await page.goto(`${site.url}/health-plans`);
    await expect(screenHeading(page)).toBeVisible();
    expect(entries).toEqual([expect.stringContaining(version)]);
  });
});
