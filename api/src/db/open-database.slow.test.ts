import { sql } from 'drizzle-orm';
import { loadNative } from '../testing/native';
import type { OpenDatabase } from './database';
import type * as OpenDatabaseModule from './open-database';

let pglite: OpenDatabase;

beforeAll(async () => {
  const { openDatabase } = await loadNative<typeof OpenDatabaseModule>('../db/open-database.ts');
  pglite = await openDatabase({ databaseUrl: null, databaseDir: 'memory://' });
});
afterAll(() => pglite.close());

const rowsOf = async (query: Parameters<typeof pglite.db.execute>[0]) =>
  (JSON.parse(JSON.stringify(await pglite.db.execute(query))) as { rows: unknown[] }).rows;

it('gives each value back as it was sent, however often the statement was asked before', async () => {
  const texts = [
    "it's",
    'a\\b',
    "\\'; drop table users; --",
    '$1 ? %s',
    '',
    '"',
    'Ọ̀ṣun 🩺',
    'null',
    ' e\n',
    'ordinary',
  ];
  for (const text of [...texts, ...texts]) {
    const query = sql`select ${text}::text as "text", ${-7}::int as "number", ${true}::boolean as "yes", ${null}::text as "none"`;
    expect(await rowsOf(query)).toEqual([{ text, number: -7, yes: true, none: null }]);
  }
});

it('writes and reports each refusal of a statement that was planned', async () => {
  await pglite.db.execute('create temporary table notes (id int primary key, note text not null)');
  const write = (id: number, note: string | null) =>
    pglite.db.execute(sql`insert into notes (id, note) values (${id}, ${note})`);
  for (let id = 1; id <= 5; id += 1) await write(id, `note ${id}`);
  await expect(write(5, 'again')).rejects.toMatchObject({ cause: { code: '23505' } });
  await expect(write(6, null)).rejects.toMatchObject({ cause: { code: '23502' } });
  await write(6, 'the next');
  expect(await rowsOf(sql`select count(*)::int as count from notes`)).toEqual([{ count: 6 }]);
});

it('lets the process read from its sockets between the queries of many requests on PGlite', async () => {
  const queries = 20;
  let [turns, done] = [0, 0];
  const count = () => {
    turns += 1;
    if (done < queries) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(
    Array.from({ length: queries }, () => pglite.db.execute('select 1').finally(() => (done += 1))),
  );
  expect(turns).toBeGreaterThanOrEqual(queries - 1);
});
