// Plain Node, because it runs before packages are installed.
import { existsSync } from 'node:fs';

/**
 * Finds the Chromium for tests and benchmarks; undefined: Playwright's download. The headless shell comes first, because
 * it opens a page three times as fast as the full browser.
 */
export function findChromium() {
  return [process.env.PLAYWRIGHT_CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
}
