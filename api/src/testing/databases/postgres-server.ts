/** A PostgreSQL for the tests: a temporary cluster on a free port, removed with the process. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { postgresBinaries } from './databases';

export interface PostgresServer {
  url(database: string): string;
  version: string;
  pid: number;
}

let running: Promise<PostgresServer> | null = null;

/** Starts the server once for this process. */
export function postgresServer(): Promise<PostgresServer> {
  return (running ??= start());
}

async function start(): Promise<PostgresServer> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'api-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, stdio: 'ignore' as const };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const port = await freePort();
  const child = spawn(
    join(binaries, 'postgres'),
    // No flushing to disk: this cluster is thrown away, and the tests do not crash it.
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=60',
    ],
    options,
  );
  child.unref();
  process.on('exit', () => {
    child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = (database: string) => `postgres://tests@127.0.0.1:${port}/${database}`;
  const version = await waitUntilReady(url('postgres'), () => child.exitCode === null);
  return { url, version, pid: child.pid ?? 0 };
}

/** PostgreSQL refuses to run as root, so the account of Debian's package, or nobody, runs it. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Its version, once it answers, however long that takes. @throws where it has ended */
async function waitUntilReady(url: string, isRunning: () => boolean): Promise<string> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    } catch (error) {
      if (!isRunning()) throw error;
      await setTimeout(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
