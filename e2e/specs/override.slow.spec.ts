import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startDevServer, type DevServerHandle } from '../../ops/src/dev/dev-server';
import { overrideLink } from '../../ops/src/common/override-cookie';
import { freePort } from '../../ops/src/common/ports';
import { startTestSite, type TestSite } from '../../ops/src/testing/sites/test-site';
import { copyRemote } from '../support/builds/copy-remote';
import { failurePanel, screenHeading } from '../support/screens';
import { expect, test } from '../support/test';

const opsKey = 'the-operator-key-of-this-test';
const remote = 'mf-plans';
const screen = '/health-plans';
const words = 'There is something for everyone';

test.describe('a developer’s build in the running site', () => {
  let site: TestSite;
  let workspace: string;
  let developer: DevServerHandle;

  test.beforeAll(async ({ site: { apiUrl } }) => {
    test.setTimeout(300_000);
    site = await startTestSite({ apiUrl, keys: { opsKey } });
    workspace = await copyRemote(site.repository, remote);
    developer = await startDevServer(workspace, remote, await freePort(), () => undefined);
  });
  test.afterAll(async () => {
    developer?.close();
    await site?.close();
    if (workspace) await rm(workspace, { recursive: true, force: true });
  });

  const linkFor = (key: string) =>
    overrideLink(site.url, { override: { remote, base: developer.base } }, key);

  const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'Only for you' });

  /** Where the remote's code on this page came from: this site, a developer's machine, or both. */
  const originsOf = (page: Page) =>
    page.evaluate((name) => {
      const scripts = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
      const own = scripts.filter(({ pathname }) => pathname.startsWith(`/assets/${name}/`));
      const theirs = scripts.filter(
        ({ origin, pathname }) => origin !== location.origin && pathname.endsWith('.js'),
      );
      return [...new Set([...own, ...theirs].map(({ origin }) => origin))];
    }, remote);

  const failuresOf = (part: string) =>
    site.gateway.metrics
      .summary()
      .flatMap((entry) => (entry.part === part ? Object.keys(entry.failures) : []));

  test('a saved change is seen in a site with React’s production code', async ({ page, quiet }) => {
    test.setTimeout(180_000);
    quiet.allow(/webpack|HMR|React Refresh|React DevTools/i);
    await page.goto(`${linkFor(opsKey)}&to=${screen}`);
    await expect(page.getByText(words)).toBeVisible({ timeout: 60_000 });
    const source = path.join(workspace, remote, 'src/health-plans/health-plans.words.ts');
    await writeFile(source, (await readFile(source, 'utf8')).replace(words, 'Plans of a developer'));
    await expect(page.getByText('Plans of a developer')).toBeVisible({ timeout: 60_000 });
  });

  test('with a signed link one browser has it, marked; others do not; nothing of it is counted; Leave ends it', async ({
    page,
    browser,
    quiet,
  }) => {
    test.setTimeout(180_000);
    // What the browser, the dev server's client and the federation runtime say once the dev server is closed.
    quiet.allow(
      new RegExp(
        [
          String.raw`^failed: /remoteEntry\.js$`,
          '^console error: Failed to load resource: net::ERR_CONNECTION_REFUSED$',
          String.raw`^console error: WebSocket connection to 'ws://\S+/ws' failed`,
          String.raw`^console (?:error|warning): \[webpack-dev-server\] (?:Disconnected!|Trying to reconnect)`,
          '^console warning: .*The remote "mf_plans_dev" is already registered',
          `^console error: RemoteFailure: ${remote} dev failed: entry`,
        ].join('|'),
      ),
    );

    await page.goto(`${linkFor(opsKey)}&to=${screen}`);
    await expect(page).toHaveURL(site.url + screen);
    await expect(screenHeading(page)).toBeVisible({ timeout: 60_000 });
    await expect(banner(page)).toContainText(`${remote} comes from ${developer.base}`);
    expect(await originsOf(page)).toEqual([new URL(developer.base).origin]);
    expect(site.gateway.metrics.summary().find(({ part }) => part === remote)).toBeUndefined();

    const other = await (await browser.newContext()).newPage();
    await other.goto(site.url + screen);
    await expect(screenHeading(other)).toBeVisible();
    await expect(banner(other)).toBeHidden();
    expect(await originsOf(other)).toEqual([site.url]);

    await test.step('its failures are the developer’s own', async () => {
      developer.close();
      await expect.poll(() => fetch(developer.base).then(Boolean, () => false)).toBe(false);
      await page.reload();
      await expect(failurePanel(page)).toBeVisible({ timeout: 60_000 });
      const live = (await site.ledger.newest())?.live[remote]?.version ?? '';
      const report = (from: Page, kind: string) =>
        from.evaluate(
          (body) => fetch('/_report/remote', { method: 'POST', body }).then(({ status }) => status),
          JSON.stringify({ remote, version: live, kind }),
        );
      expect(await report(page, 'entry')).toBe(204);
      expect(failuresOf(remote)).toEqual([]);
      // The control: the same report from somebody without a link counts.
      expect(await report(other, 'chunk')).toBe(204);
      expect(failuresOf(remote)).toEqual(['chunk']);
    });

    await page.getByRole('link', { name: 'Leave' }).click();
    await page.goto(site.url + screen);
    await expect(screenHeading(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(await originsOf(page)).toEqual([site.url]);
    await other.context().close();
  });
});
