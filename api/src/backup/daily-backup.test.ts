import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayMs, hourMs } from '@ilera/format';
import { openEvidenceStorage } from '../evidence/open-evidence-storage';
import { onDatabase } from '../testing/on-database';
import { backUpDaily } from './daily-backup';

/** Stands for `pg_dump`: writes its file, takes as long as a file `slow` says, and fails where a file `broken` is. */
const pgDump = `#!/bin/sh
for argument; do case $argument in --file=*) echo dump >"\${argument#--file=}";; esac; done
cd "$(dirname "$0")"
test ! -e slow || sleep "$(cat slow)"
test ! -e broken
`;

onDatabase(
  'the daily backup',
  (suite) => {
    let scratch: string;
    let folder: string;
    beforeEach(async () => {
      scratch = mkdtempSync(join(tmpdir(), 'daily-'));
      writeFileSync(join(scratch, 'pg_dump'), pgDump, { mode: 0o700 });
      folder = join(scratch, 'backups');
      mkdirSync(folder);
      await suite.api.run('delete from backups');
    });
    afterEach(() => rmSync(scratch, { recursive: true }));

    /** A folder as of a backup that began so many days ago. */
    const made = (days: number, isComplete = true): string => {
      const name = new Date(Date.now() - days * dayMs).toISOString().replaceAll(':', '-');
      mkdirSync(join(folder, name));
      if (isComplete) writeFileSync(join(folder, name, 'manifest.json'), '{}');
      return name;
    };
    const noted = (hoursAgo: number) =>
      suite.api.run(`insert into backups values (now() - interval '${hoursAgo} hours')`);
    /** What `/_metrics` shows, in hours. */
    const age = async () => {
      const shown = /^ilera_api_backup_age_seconds (.+)$/m.exec((await suite.get('/_metrics')).text)?.[1];
      return shown === '+Inf' ? Infinity : Number(shown) / 3600;
    };
    const run = async () => {
      const server = await suite.api.one(`select 'tests@127.0.0.1:' || inet_server_port()`);
      const databaseUrl = `postgresql://${server}/${await suite.api.one('select current_database()')}`;
      const evidence = await openEvidenceStorage(join(scratch, 'evidence'));
      return backUpDaily({ databaseUrl, evidence, folder, binaries: scratch });
    };

    it('metrics show an infinite age before the first backup, then the age of the last one', async () => {
      expect(await age()).toBe(Infinity);
      await noted(27);
      expect(await age()).toBeCloseTo(27, 1);
      await noted(3);
      expect(await age()).toBeCloseTo(3, 1);
    });

    suite.itOnPostgres(
      'a backup is whole, as old as its end, and leaves the backups of the last weeks',
      async () => {
        await noted(27);
        const young = [made(33), made(1), made(2, false)];
        await run();
        expect(await age()).toBeCloseTo(0, 1);
        const added = readdirSync(folder).filter((name) => !young.includes(name));
        expect(added).toHaveLength(1);
        expect(existsSync(join(folder, added[0]!, 'manifest.json'))).toBe(true);
        expect(readdirSync(folder)).toEqual(expect.arrayContaining(young));
      },
    );

    suite.itOnPostgres(
      'a backup removes those that would be older than 35 days a day later, and no other folder',
      async () => {
        const old = [made(34), made(400), made(40, false)];
        const others = ['2020', 'lost+found', 'copy of 2020-01-01T00-00-00.000Z'];
        others.forEach((name) => mkdirSync(join(folder, name)));
        await run();
        expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
        expect(readdirSync(folder).filter((name) => old.includes(name))).toEqual([]);
      },
    );

    suite.itOnPostgres('a long backup counts the days from its end', async () => {
      // Reaches its last day during the run.
      const limit = made((35 * dayMs - 26 * hourMs - 1_500) / dayMs);
      writeFileSync(join(scratch, 'slow'), '2');
      await run();
      expect(readdirSync(folder)).not.toContain(limit);
    });

    suite.itOnPostgres(
      'a backup goes by the clock of the database where the clock of its machine is wrong',
      async () => {
        const young = made(1);
        jest.useFakeTimers({
          now: Date.now() + 400 * dayMs,
          doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
        });
        await run().finally(() => jest.useRealTimers());
        expect(await age()).toBeCloseTo(0, 1);
        const [last, added] = readdirSync(folder).sort();
        expect([last, added?.slice(0, 10)]).toEqual([young, new Date().toISOString().slice(0, 10)]);
      },
    );

    suite.itOnPostgres(
      'a failed backup changes no age, removes no other and stops no later one',
      async () => {
        await noted(27);
        const last = made(40);
        writeFileSync(join(scratch, 'broken'), '');
        await expect(run()).rejects.toThrow('pg_dump');
        expect(await age()).toBeCloseTo(27, 1);
        expect(readdirSync(folder)).toEqual([last]);
        rmSync(join(scratch, 'broken'));
        await run();
        expect(await age()).toBeCloseTo(0, 1);
      },
    );

    suite.itOnPostgres('no backup is made where its storage is not mounted', async () => {
      rmSync(folder, { recursive: true });
      await expect(run()).rejects.toThrow('ENOENT');
      expect(await age()).toBe(Infinity);
    });
  },
  // The age is shown where an address of PostgreSQL is configured.
  { databaseUrl: 'postgresql://127.0.0.1/shown' },
);
