/**
 * `pnpm bench:api`: the API under load, on every database that is installed. Figures depend on the machine,
 * so only ratios within one run are promised. BENCH_SECONDS is the length of each part.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { installedDatabases, type DatabaseKind } from '../src/testing/databases/databases';
import { postgresServer } from '../src/testing/databases/postgres-server';
import { compareForgotPassword, measure, type Figures } from './measure';

const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const promise = 4;

interface Server {
  urls: string[];
  token: string;
  stop(): Promise<void>;
}

/** One process on PGlite, two on PostgreSQL, as in normal use. */
async function startServer(kind: DatabaseKind): Promise<Server> {
  const all = [await startProcess(kind)];
  if (kind === 'postgres') all.push(await startProcess(kind));
  return {
    urls: all.map(({ url }) => url),
    token: all[0]?.token ?? '',
    stop: async () => void (await Promise.all(all.map(({ stop }) => stop()))),
  };
}

async function startProcess(
  kind: DatabaseKind,
): Promise<{ url: string; token: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const env = {
    ...process.env,
    DATABASE_DIR: join(folder, 'db'),
    EVIDENCE_STORE: join(folder, 'evidence'),
    ...(kind === 'postgres'
      ? { DATABASE_URL: (await postgresServer()).url('postgres') }
      : { DATABASE_URL: '' }),
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('server.ts', import.meta.url))],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    void gone.then(() => reject(new Error('The server ended')));
  });
  return {
    ...(JSON.parse(line) as { url: string; token: string }),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const row = (name: string, figures: Figures) =>
  console.log(
    `  ${name.padEnd(34)} ${String(figures.perSecond).padStart(6)}/s   p50 ${String(figures.p50).padStart(4)} ms   p99 ${String(figures.p99).padStart(4)} ms   max ${String(figures.max).padStart(4)} ms   refused ${figures.refused}   errors ${figures.errors}`,
  );

let isKept = true;
function check(name: string, value: number, limit: number): void {
  const fine = value <= limit;
  isKept &&= fine;
  console.log(`  ${fine ? 'kept  ' : 'BROKEN'} ${name}: ${value.toFixed(2)} (at most ${limit})`);
}

async function bench(kind: DatabaseKind): Promise<void> {
  const server = await startServer(kind);
  console.log(`\n${kind}, ${server.urls.length} processes: ${seconds} s a part`);
  const get = (path: string, signedIn = false) => ({
    method: 'GET' as const,
    path,
    ...(signedIn ? { headers: { authorization: `Bearer ${server.token}` } } : {}),
  });
  const reads = [
    get('/condition/category/popular?page=1'),
    get('/condition/7'),
    get('/condition_category/all'),
    get('/plan/type/family'),
    get('/individual/guest_profile'),
    get('/get_states/385'),
    get('/individual/profile', true),
    get('/individual/appointments/user/2?page=1&count=5', true),
    get('/individual/subscriptions/user/2?page=1&count=5', true),
  ];
  const load = (requests: Parameters<typeof measure>[0]['requests'], connections = 100, length = seconds) =>
    measure({ urls: server.urls, requests, seconds: length, connections });
  await load(reads, 20, 3);
  // Rounds in turns, and the middle one counts, because other processes disturb single rounds.
  const rounds: { bare: Figures; mixed: Figures; ratio: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    const bare = await load([get('/_bench/bare')], 100, Math.ceil(seconds / 2));
    const mixed = await load(reads, 100, Math.ceil(seconds / 2));
    rounds.push({ bare, mixed, ratio: mixed.p99 / Math.max(1, bare.p99) });
  }
  const failed = rounds.reduce((sum, { mixed }) => sum + mixed.errors + mixed.refused, 0);
  const middle = rounds.sort((one, other) => one.ratio - other.ratio)[1];
  if (!middle) throw new Error('No round was measured');
  row('one bare query, 100 connections', middle.bare);
  row('mixed reads, 100 connections', middle.mixed);
  check('errors in mixed reads', failed, 0);
  check('p99 of mixed reads by that of the bare query', middle.ratio, promise);

  const quiet = await load(reads, 10);
  row('mixed reads, 10 connections', quiet);
  const login = {
    method: 'POST' as const,
    path: '/auth/individual/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bayo.planholder@ilera.example', password: 'a wrong password' }),
  };
  const [flood, during] = await Promise.all([load([login], 100), load(reads, 10)]);
  row('a flood of logins, 100 connections', flood);
  row('mixed reads meanwhile', during);
  check('errors in reads during the flood', during.errors + during.refused, 0);
  check('p99 of reads in the flood by the quiet one', during.p99 / Math.max(1, quiet.p99), promise);
  check(
    'time of forgot-password, known by unknown address',
    await compareForgotPassword(server.urls[0] ?? ''),
    1.1,
  );
  await server.stop();
}

for (const kind of installedDatabases()) await bench(kind);
console.log(isKept ? '\nEvery promise was kept.' : '\nA promise was broken.');
process.exitCode = isKept ? 0 : 1;
