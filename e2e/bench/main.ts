import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestSite } from '../../ops/src/site/test-site';
import { buildMonolith } from './build-monolith';
import { launch, measureVisit, type Visit } from './measure-visit';
import { serveMonolith } from './serve-monolith';

/** `pnpm bench [path…]`: the composed site beside the same pages as one plain webpack build, cold and compressed, interleaved. */
const addresses = process.argv.slice(2).length
  ? process.argv.slice(2)
  : ['/conditions', '/', '/health-plans', '/auth/sign-in'];
const RUNS = Number(process.env.BENCH_RUNS ?? 5);

const folder = await mkdtemp(path.join(tmpdir(), 'ilera-bench-'));
const site = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' } });
const files = await buildMonolith(site.repository, folder);
const monolith = await serveMonolith({ folder, ...files, apiUrl: site.apiUrl });
const browser = await launch();
try {
  for (const address of addresses) {
    const composed: Visit[] = [];
    const plain: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      composed.push(await measureVisit(browser, site.url + address));
      plain.push(await measureVisit(browser, monolith.url + address));
    }
    report(address, composed, plain);
  }
} finally {
  await browser.close();
  monolith.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

function report(address: string, composed: Visit[], plain: Visit[]): void {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const row = (name: string, visits: Visit[]) => {
    const pick = (value: (visit: Visit) => number) => median(visits.map(value));
    return [
      name.padEnd(10),
      `script ${kB(pick((visit) => visit.bytes.script)).padStart(6)} kB`,
      `style ${kB(pick((visit) => visit.bytes.style)).padStart(5)} kB`,
      `font ${kB(pick((visit) => visit.bytes.font)).padStart(5)} kB`,
      `document ${kB(pick((visit) => visit.bytes.document)).padStart(5)} kB`,
      `requests ${String(pick((visit) => visit.requests)).padStart(3)}`,
      `first paint ${pick((visit) => visit.firstPaint)} ms`,
      `largest paint ${pick((visit) => visit.largestPaint)} ms`,
    ].join('   ');
  };
  const extra =
    median(composed.map((visit) => visit.bytes.script)) - median(plain.map((visit) => visit.bytes.script));
  console.log(`\n${address} (medians of ${RUNS}; slow 4G, processor 4 x slower, brotli)`);
  console.log(row('composed', composed));
  console.log(row('monolith', plain));
  console.log(`federation costs ${kB(extra)} kB of script more`);
  for (const { name, start, bytes } of composed.at(-1)?.scripts ?? [])
    console.log(`   ${String(start).padStart(6)} ms  ${kB(bytes).padStart(6)} kB  ${name}`);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
