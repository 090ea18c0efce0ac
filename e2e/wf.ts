import { writeFileSync } from 'node:fs';
import { startTestSite } from '../ops/src/testing/test-site';
import { launch, openProfile, openTab, settle } from './bench/browser';
const site = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' }, assetMemory: 128 * 1024 * 1024 });
console.log(site.url);
writeFileSync('/tmp/wf.url', site.url);
if (process.argv[2] === 'serve') await new Promise(() => {});
const browser = await launch();
for (const address of process.argv.slice(2)) {
  for (let i = 0; i < 2; i++) {
    const context = await openProfile(browser);
    const tab = await openTab(context);
    await tab.page.goto(site.url + address, { waitUntil: 'commit' });
    await settle(tab);
    const rows = await tab.page.evaluate(() => [
      ...performance
        .getEntriesByType('navigation')
        .map((e: any) => [
          'doc',
          Math.round(e.startTime),
          Math.round(e.responseStart),
          Math.round(e.responseEnd),
          e.encodedBodySize,
          e.decodedBodySize,
        ]),
      ...performance
        .getEntriesByType('resource')
        .map((e: any) => [
          e.name.replace(location.origin, ''),
          Math.round(e.startTime),
          Math.round(e.responseStart),
          Math.round(e.responseEnd),
          e.encodedBodySize,
          e.decodedBodySize,
          e.initiatorType,
        ]),
    ]);
    const tasks = await tab.page.evaluate(() => (globalThis as any).__bench);
    console.log(address, 'alive', Math.round(tasks.alive), 'lcp', Math.round(tasks.largest));
    for (const r of rows) console.log('  ', r.join(' '));
    console.log(
      '   tasks',
      tasks.tasks.map((t: any) => `${Math.round(t.start)}+${Math.round(t.end - t.start)}`).join(' '),
    );
    await context.close();
  }
}
await browser.close();
await site.close();
