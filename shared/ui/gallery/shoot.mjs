/** Photographs the built gallery in both schemes at two widths: `node shared/ui/gallery/shoot.mjs [section]`. */
/* global document -- inside evaluate, which runs in the page */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(new URL('../../../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const folder = fileURLToPath(new URL('../../../.local/gallery', import.meta.url));
const [section = ''] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
for (const colorScheme of ['light', 'dark']) {
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
    page.on('console', (message) => console.log(message.type(), message.text()));
    page.on('pageerror', (error) => console.log(error.message));
    await page.goto(`file://${folder}/index.html#${section}`);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const name = `${folder}/${section || 'all'}-${colorScheme}-${width}.png`;
    const { overflow } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    if (overflow > 0) console.log(`${name}: ${overflow} px too wide`);
    await page.screenshot({ path: name, fullPage: section !== 'dialog' });
    await page.close();
  }
}
await browser.close();
