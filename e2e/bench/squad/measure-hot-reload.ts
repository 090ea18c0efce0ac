import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../ops/src/common/ports';
import { launch } from '../browser';
import { runCommand } from '../../support/builds/run-command';
import { touchFile, type Squad } from './touched-file';

const patienceMs = 10_000;

/** Milliseconds from saving a source until the page shows its new words; infinite where it never does. */
export async function measureHotReload(squad: Squad): Promise<number[]> {
  const { repository, folder, runs, remote, file, words, page: address } = squad;
  const port = await freePort();
  const server = runCommand(`npm run dev ${remote}`, {
    folder: repository,
    env: {
      SITE_PORT: String(port),
      DATABASE_DIR: path.join(folder, 'dev-database'),
      EVIDENCE_STORE: path.join(folder, 'evidence'),
    },
  });
  const browser = await launch();
  const source = touchFile(path.join(repository, remote, file), words);
  try {
    await server.said(/Site ready at/);
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}${address}`);
    await page.getByText(words).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => ((globalThis as { __stayed?: boolean }).__stayed = true));
    const times: number[] = [];
    // The first change warms the dev server up and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const next = `${words} ${run}`;
      const started = performance.now();
      source.replace(next);
      const shown = await appears(page, next);
      if (run > 0) times.push(shown ? performance.now() - started : Infinity);
      // The effects of one change must be over before the next one.
      await page.waitForTimeout(1000);
    }
    if (!(await page.evaluate(() => '__stayed' in globalThis)))
      console.log('  (the document was loaded again, instead of the module alone)');
    return times;
  } finally {
    source.restore();
    await browser.close();
    await server.stop();
  }
}

const appears = (page: Page, words: string): Promise<boolean> =>
  page
    .waitForFunction((text) => document.body.textContent?.includes(text), words, {
      polling: 20,
      timeout: patienceMs,
    })
    .then(
      () => true,
      () => false,
    );
