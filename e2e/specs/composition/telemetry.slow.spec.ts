import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseTraceparent } from '@ilera/contracts';
import { openLogLines } from '../../../ops/src/testing/sites/log-lines';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { fillSignIn } from '../../support/people/account';
import { screenHeading } from '../../support/screens';
import { startOwnSite } from '../../support/own-site';
import { expect, test } from '../../support/test';

type Line = Record<string, unknown>;

// This file has a site of its own.
test.use({ baseURL: 'http://localhost' });

test.describe('what an on-call person can follow', () => {
  let site: TestSite;
  const { log, lines: gatewayLog } = openLogLines();
  const apiLog = path.join(mkdtempSync(path.join(tmpdir(), 'ilera-log-')), 'api.log');
  const apiLines = (): Line[] =>
    readFileSync(apiLog, 'utf8')
      .split('\n')
      .filter((line) => /^\{.*\}$/.test(line))
      .map((line) => JSON.parse(line) as Line);

  test.beforeAll(async () => {
    site = await startOwnSite({
      apiEnv: { RATE_LIMITS: 'off', LOG_LEVEL: 'info' },
      log,
      apiLog,
    });
  });
  test.afterAll(() => site.close());

  test('an API request has one id in the browser, the gateway’s log and the API’s log', async ({
    page,
    quiet,
  }) => {
    // No account has that address, and the response is 422.
    quiet.allow(/status of 422/);
    await page.goto(`${site.url}/auth/sign-in`);
    await screenHeading(page).waitFor();
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/api/')),
      fillSignIn(page, 'nobody@ilera.example'),
    ]);
    const trace = parseTraceparent((await request.allHeaders()).traceparent);
    expect(trace).toBeDefined();
    const { traceId } = trace ?? { traceId: '' };
    await request.response();
    await expect.poll(() => apiLines().filter(({ reqId }) => reqId === traceId).length).toBeGreaterThan(0);
    const inGateway = gatewayLog.filter(({ reqId }) => reqId === traceId);
    expect(inGateway).toMatchObject([{ route: '/api/*', method: 'POST' }]);
    // Each log has exactly one entry with the id, and no log has data of the person.
    for (const log of [inGateway, apiLines().filter(({ reqId }) => reqId === traceId)])
      expect(JSON.stringify(log)).not.toMatch(/nobody@|Ilera-demo/);
  });

  test('an error of running code is in the log with its place, whose map no visitor gets', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/the cursor of Ada Obi/);
    await page.goto(`${site.url}/conditions`);
    await screenHeading(page).waitFor();
    const field = page.getByLabel('What do you feel?');
    await field.scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      HTMLTextAreaElement.prototype.focus = () => {
        throw new TypeError('the cursor of Ada Obi');
      };
    });
    await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
    const find = (): Line | undefined => gatewayLog.find(({ event }) => event === 'browser-error');
    await expect.poll(find).toMatchObject({ part: 'mf-conditions', kind: 'error', name: 'TypeError' });
    const { part, version, frames } = find() as { part: string; version: string; frames: string[] };
    expect(JSON.stringify(gatewayLog)).not.toContain('Ada Obi');

    const { store, url } = site;
    expect(frames[0]).toMatch(/^[\w./-]+\.js:\d+:\d+$/);
    const maps = (await store.list(`artefacts/${part}/${version}/`)).filter((key) => key.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(3);
    for (const key of maps) {
      const file = key.slice(`artefacts/${part}/${version}/`.length);
      for (const address of [`${part}/${version}/${file}`, `${part}/files/${file}`])
        expect((await fetch(`${url}/assets/${address}`)).status, address).toBe(404);
    }
    const script = await (await fetch(`${url}/assets/${part}/${version}/remoteEntry.js`)).text();
    expect(script).not.toContain('sourceMappingURL');
  });
});
