import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as OpenDatabaseModule from '../../db/open-database';
import { untilNextYear } from '../booking-days';
import { startApiProcess, type ApiProcess } from './api-process';
import type * as CrashWriter from '../probes/crash-writer';
import { nothingPromised, write } from '../probes/crash-writer';
import { moreRounds } from '../databases/databases';
import { loadNative } from '../native';
import { describeWithPostgres } from '../on-database';
import { openProcessClock } from './process-clock';
import type * as SeededDatabase from '../databases/seeded-database';

/** How often the server is killed. */
const rounds = 3 * moreRounds;

/** Settings of a server whose clock is in the year whose days the writers book; it is kept in this folder. */
const inNextYear = (folder: string) => openProcessClock(folder, untilNextYear(new Date())).env;

// On PostgreSQL two processes show it, below.
describe('killed in the middle of writing (pglite)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-crash-'));
  let env: Record<string, string>;
  let api: ApiProcess | null = null;

  beforeAll(() => {
    env = {
      ...inNextYear(folder),
      DATABASE_DIR: join(folder, 'db'),
      EVIDENCE_STORE: join(folder, 'evidence'),
    };
  });
  afterAll(async () => {
    await api?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `keeps every promise through ${rounds} kills`,
    async () => {
      const promised = nothingPromised();
      const starts: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        api = await startApiProcess(env);
        if (round > 0) starts.push(api.startedIn);
        const { url } = api;
        const writers = Promise.all([1, 2, 3].map((writer) => write(url, `r${round}w${writer}`, promised)));
        // At another moment each time, because different work is unfinished.
        const total = () => promised.waitlist.length + promised.visits.length + promised.paid.length;
        const enough = total() + 6 + ((round * 5) % 17);
        const until = Date.now() + 60_000;
        while (total() < enough && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 7));
        expect(total()).toBeGreaterThanOrEqual(enough);
        await api.end('SIGKILL');
        await writers;
      }
      const { openDatabase } = await loadNative<typeof OpenDatabaseModule>('../db/open-database.ts');
      const database = await openDatabase({ databaseUrl: null, databaseDir: env.DATABASE_DIR ?? '' });
      try {
        const { brokenPromises } = await loadNative<typeof CrashWriter>('./probes/crash-writer.ts');
        expect(promised.refused).toEqual([]);
        expect(await brokenPromises(database, promised)).toEqual([]);
      } finally {
        // An open PGlite keeps jest from ending.
        await database.close();
      }
      expect(promised.paid.length).toBeGreaterThan(0);
      console.log(
        `pglite: ${rounds} kills, ${promised.waitlist.length + promised.visits.length + promised.paid.length} promises kept; back in ${Math.max(...starts)} ms at most`,
      );
    },
    300_000 + rounds * 60_000,
  );

  it('shares its folder with no other process, and answers every request that it took before it stops', async () => {
    api = await startApiProcess(env);
    await expect(startApiProcess(env)).rejects.toThrow(/in use by process \d+/);
    const { url } = api;
    let told = Infinity;
    const cut: string[] = [];
    let answered = 0;
    let reachLoad = () => {};
    const underLoad = new Promise<void>((resolve) => (reachLoad = resolve));
    const client = async () => {
      for (;;) {
        const begun = Date.now();
        try {
          const response = await fetch(`${url}/condition/category/all?count=50`, {
            headers: { connection: 'close' },
          });
          await response.text();
          answered += 1;
          if (answered === 60) reachLoad();
        } catch (error) {
          // A request after the signal may find the port closed; one before it gets a response.
          if (begun < told) cut.push((error as { cause?: { code?: string } }).cause?.code ?? String(error));
          return;
        }
      }
    };
    const clients = Promise.all(Array.from({ length: 20 }, client));
    await underLoad;
    told = Date.now();
    expect(await api.end('SIGTERM')).toBe(0);
    await clients;
    api = null;
    expect(cut).toEqual([]);
  }, 240_000);
});

describeWithPostgres('two processes on one PostgreSQL, killed one after the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-crash-two-'));
  let running: ApiProcess[] = [];
  afterAll(async () => {
    await Promise.all(running.map((api) => api.end('SIGKILL')));
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    `lose nothing and double nothing through ${2 * rounds} kills`,
    async () => {
      const { seededPostgresUrl } = await loadNative<typeof SeededDatabase>('./databases/seeded-database.ts');
      const env = {
        ...inNextYear(folder),
        DATABASE_URL: await seededPostgresUrl(),
        EVIDENCE_STORE: join(folder, 'evidence'),
      };
      running = await Promise.all([startApiProcess(env), startApiProcess(env)]);
      const promised = nothingPromised();
      const total = () => promised.waitlist.length + promised.visits.length + promised.paid.length;
      for (let round = 0; round < rounds; round += 1) {
        const writers = running.map(({ url }, index) => write(url, `two${round}p${index}`, promised));
        const enough = total() + 8 + ((round * 5) % 17);
        const until = Date.now() + 60_000;
        while (total() < enough && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 7));
        expect(total()).toBeGreaterThanOrEqual(enough);
        // The other process goes on writing while this one is killed and restarted.
        const victim = round % 2;
        await running[victim]?.end('SIGKILL');
        await writers[victim];
        running[victim] = await startApiProcess(env);
        await running[1 - victim]?.end('SIGKILL');
        await writers[1 - victim];
        running[1 - victim] = await startApiProcess(env);
      }
      const { openDatabase } = await loadNative<typeof OpenDatabaseModule>('../db/open-database.ts');
      const { brokenPromises } = await loadNative<typeof CrashWriter>('./probes/crash-writer.ts');
      const database = await openDatabase({ databaseUrl: env.DATABASE_URL, databaseDir: '' });
      try {
        expect(promised.refused).toEqual([]);
        expect(await brokenPromises(database, promised)).toEqual([]);
      } finally {
        await database.close();
      }
      console.log(`two processes: ${2 * rounds} kills, ${total()} promises kept`);
      expect(promised.paid.length).toBeGreaterThan(0);
    },
    300_000 + rounds * 60_000,
  );
});
