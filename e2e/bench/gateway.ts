/**
 * `pnpm bench:gateway`: documents of public pages from one gateway process, compiled as for its image, at 50 connections, with the load on the same
 * machine: how many a second, processor time of each, memory, and the slowest 1 % while a release is published.
 * BENCH_SECONDS is the length of each part. Linux only. Build first.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure } from '../../api/bench/measure';
import { freePort } from '../../ops/src/common/ports';
import { findBuilt } from '../../ops/src/build/built-part';
import { bundle } from '../../ops/src/deploy/bundle';
import { publish } from '../../ops/src/testing/change-store';
import { startTestSite } from '../../ops/src/testing/sites/test-site';
import { renameBuild } from '../support/builds/renamed-build';
import { publicPages } from '../support/public-pages';

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const site = await startTestSite({ apiEnv: { RATE_LIMITS: 'off' } });
const port = await freePort();
const url = `http://localhost:${port}`;
const image = mkdtempSync(join(tmpdir(), 'gateway-image-'));
await bundle(site.repository, 'gateway', image);
const dockerfile = readFileSync(join(site.repository, 'ops/deploy/docker/gateway.Dockerfile'), 'utf8');
const [, ...flags] = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
const script = join(image, flags.pop() ?? '');
const gateway = spawn(process.execPath, [...flags, script], {
  cwd: site.repository,
  env: {
    ...process.env,
    SITE_PORT: String(port),
    RELEASE_STORE: site.storeFolder,
    API_UPSTREAM: site.apiUrl,
    // The image's C library has one arena for all threads, as this one has with this.
    MALLOC_ARENA_MAX: '1',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

/** Processor seconds of the gateway since its start; Linux counts hundredths. */
function processorSeconds(): number {
  const fields = readFileSync(`/proc/${gateway.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const mostMemory = (): number =>
  Math.round(Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]) / 1024);

const isReady = (): Promise<boolean> =>
  fetch(`${url}/_health`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));

const requests = publicPages
  .filter((path) => path !== '/no-such-page')
  .map((path) => ({
    method: 'GET' as const,
    path,
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  }));
const load = (length = seconds) => measure({ urls: [url], requests, seconds: length, connections: 50 });

const built = findBuilt(site.repository, 'mf-public');
if (!built) throw new Error('mf-public is not built');
const release = async (version: string) =>
  publish({ ...site, parts: [await renameBuild(built, version)], by: 'bench', reason: 'a release' });

let errors = 0;
// Several rounds, because other processes disturb single ones.
for (let round = 1; round <= 3; round += 1) {
  // Every document is rendered and compressed once before.
  await load(4);
  const before = processorSeconds();
  const quiet = await load();
  const each = (processorSeconds() - before) / (quiet.perSecond * seconds);
  const [released] = await Promise.all([load(), release(`9.0.${round}-be0c0003`)]);
  errors += quiet.errors + quiet.refused + released.errors + released.refused;
  console.log(
    `${quiet.perSecond} documents a second, ${Math.round(each * 1e6)} µs of processor time each; ` +
      `p50 ${quiet.p50} ms, p99 ${quiet.p99} ms, p99 while a release is published ${released.p99} ms`,
  );
}
console.log(`${errors} errors; at most ${mostMemory()} MB`);
gateway.kill('SIGTERM');
await site.close();
rmSync(image, { recursive: true });
process.exitCode = errors > 0 ? 1 : 0;
