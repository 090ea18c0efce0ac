import { writeFileSync, readFileSync } from 'node:fs';
import { launch, openProfile, openTab, settle } from './bench/browser';
const url = readFileSync('/tmp/wf.url', 'utf8').trim();
const browser = await launch();
const address = process.argv[2] ?? '/auth/sign-in';
const context = await openProfile(browser);
const tab = await openTab(context);
const events: any[] = [];
tab.session.on('Tracing.dataCollected' as any, (e: any) => events.push(...e.value));
const bs = await browser.newBrowserCDPSession();
bs.on('Tracing.dataCollected', (e: any) => events.push(...e.value));
const cats = [
  'devtools.timeline',
  'v8.execute',
  'blink.user_timing',
  'loading',
  'disabled-by-default-devtools.timeline',
  'v8',
  ...(process.argv[3] === 'cpu' ? ['disabled-by-default-v8.cpu_profiler'] : []),
];
await bs.send('Tracing.start', {
  transferMode: 'ReportEvents',
  traceConfig: { includedCategories: cats },
} as any);
await tab.page.goto(url + address, { waitUntil: 'commit' });
await tab.page.waitForFunction(() => !Number.isNaN((globalThis as any).__bench.alive));
const alive = await tab.page.evaluate(() => (globalThis as any).__bench.alive);
await settle(tab);
const done = new Promise((r) => bs.once('Tracing.tracingComplete', r as any));
await bs.send('Tracing.end');
await done;
writeFileSync(process.argv[4] ?? '/tmp/trace.json', JSON.stringify({ traceEvents: events }));
console.log('alive', alive, events.length);
await browser.close();
