import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildParts } from '../../../ops/src/build/build-parts';
import type { BuiltPart } from '../../../ops/src/build/built-part';
import { findRepository } from '../../../ops/src/common/repository';
import { startDevServer, type DevServerHandle } from '../../../ops/src/dev/dev-server';
import { freePort } from '../../../ops/src/common/ports';
import type { TestSite } from '../../../ops/src/testing/sites/test-site';
import { atRest } from '../../support/at-rest';
import { copyRemote } from '../../support/builds/copy-remote';
import { fillSignIn } from '../../support/people/account';
import { accountPages, publicPages } from '../../support/public-pages';
import { screenHeading } from '../../support/screens';
import { startOwnSite, takeTime } from '../../support/own-site';
import { expect, test } from '../../support/test';

const remote = 'mf-auth';
const screen = '/auth/sign-in';

/**
 * The component with the state of the sign-in form, and one that its file does not export: what is replaced in each
 * file, and the words on the screen before and after.
 */
const form = {
  file: 'src/sign-in/sign-in-form.tsx',
  code: '{words.isNew}',
  before: 'New here?',
  after: 'Not a member yet?',
};
const panel = {
  file: 'src/layout/auth-layout.tsx',
  code: '{meaning}',
  before: 'common conditions treated',
  after: 'conditions',
};

let developmentShell: BuiltPart | undefined;
test.beforeAll(async () => {
  takeTime();
  const repository = findRepository();
  [developmentShell] = await buildParts({ repository, parts: ['shell'], developmentReact: true });
});

test.describe('a dev server', () => {
  let workspace: string;
  let server: DevServerHandle;
  let site: TestSite;

  test.beforeAll(async ({ site: { apiUrl } }) => {
    workspace = await copyRemote(findRepository(), remote);
    const port = await freePort();
    const starting = startDevServer(workspace, remote, port);
    site = await startOwnSite({
      developmentShell,
      apiUrl,
      devRemotes: { [remote]: `http://localhost:${port}/` },
    });
    server = await starting;
  });
  test.afterAll(async () => {
    server?.close();
    await site?.close();
    if (workspace) await rm(workspace, { recursive: true, force: true });
  });

  const save = async ({ file, code, after }: typeof form) => {
    const copy = path.join(workspace, remote, file);
    const text = await readFile(copy, 'utf8');
    expect(text).toContain(code);
    await writeFile(copy, text.replace(code, after));
  };

  test('shows a saved component in place, with what was typed in it', async ({ page, quiet }) => {
    quiet.allow(/webpack|HMR|React DevTools/i);
    await page.goto(site.url + screen);
    await expect(screenHeading(page)).toBeVisible({ timeout: 60_000 });
    const email = page.getByLabel('Email');
    await email.fill('ada@example.com');
    await expect(page.getByText(form.before)).toBeVisible();
    const drawn = await page.getByText(panel.before).elementHandle();

    await save(form);
    await expect(page.getByText(form.after)).toBeVisible();
    await save(panel);
    await expect(page.getByText(panel.after, { exact: true }).first()).toBeVisible();

    await expect(email).toHaveValue('ada@example.com');
    // Without the compiler's registrations React would know exported components only, and replace this one.
    expect(await drawn?.evaluate((element) => [element.isConnected, element.textContent])).toEqual([
      true,
      panel.after,
    ]);
  });
});

/**
 * React's development build reports every difference between HTML and first rendering, attributes too, on the
 * console.
 */
test.describe('with React’s development build in the shell', () => {
  let site: TestSite;
  test.beforeAll(async ({ site: { apiUrl } }) => {
    site = await startOwnSite({ developmentShell, apiUrl });
  });
  test.afterAll(() => site.close());

  for (const address of publicPages) {
    test(`${address} is hydrated without a console message`, async ({ page, quiet }) => {
      if (address === '/no-such-page') quiet.allow(/status of 404/);
      await page.goto(site.url + address);
      await atRest(page);
      expect(
        quiet.everything().filter((message) => /hydrat|did not match|didn't match/i.test(message)),
      ).toEqual([]);
    });
  }

  test('the account area is hydrated without a console message', async ({ page, quiet }) => {
    await page.goto(`${site.url}/auth/sign-in`);
    await fillSignIn(page, 'chioma.family@ilera.example');
    await expect(page).toHaveURL(/\/account\/home/);
    for (const address of accountPages) {
      await page.goto(site.url + address);
      await atRest(page);
    }
    expect(
      quiet.everything().filter((message) => /hydrat|did not match|didn't match/i.test(message)),
    ).toEqual([]);
  });
});
