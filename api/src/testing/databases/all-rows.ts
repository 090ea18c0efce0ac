/** Every row of every table, for tests of what must be nowhere. */
import type { Suite } from '../on-database';

type Row = Record<string, unknown>;
/** The rows of each table by their primary key. */
export type Rows = Record<string, Record<string, Row>>;
/** The type of each column of each table. */
type Columns = Record<string, Record<string, string>>;

/** SQL of the primary key of a row `t`, by table. */
const primaryKeys = `select json_object_agg(name, key)::text from (
  select c.relname as name, format('concat_ws('' '', %s)', string_agg(format('t.%I', a.attname), ', ')) as key
  from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where i.indisprimary and c.relnamespace = 'public'::regnamespace group by 1) tables`;
const columnTypes = `select json_object_agg(name, types)::text from (
  select table_name as name, json_object_agg(column_name, udt_name) as types
  from information_schema.columns where table_schema = 'public' group by 1) tables`;

/** What a test does with all rows of its suite's database. */
export function allRows({ api }: Suite) {
  const json = async <T>(query: string) => JSON.parse(await api.one(query)) as T;
  const columns = () => json<Columns>(columnTypes);

  async function read(): Promise<Rows> {
    const keys = Object.entries(await json<Record<string, string>>(primaryKeys));
    const tables = keys.map(
      ([table, key]) =>
        `select '${table}' as name, coalesce((select json_object_agg(${key}, t) from ${table} t), '{}') as rows`,
    );
    return json(`select json_object_agg(name, rows)::text from (${tables.join(' union all ')}) tables`);
  }

  /** Gives rows a value in each of these columns. */
  async function fill(table: string, rows: string[], names: string[]): Promise<void> {
    const types = (await columns())[table] ?? {};
    const text = `'${api.seal('{}')}'`;
    const values: Record<string, string> = { text, timestamptz: 'now()', date: 'now()', jsonb: `'[{}]'` };
    const set = names.map((name) => `${name} = ${values[types[name] ?? ''] ?? '1'}`);
    const key = (await json<Record<string, string>>(primaryKeys))[table];
    const which = rows.map((row) => `'${row}'`).join();
    if (set.length > 0) await api.run(`update ${table} t set ${set.join()} where ${key} in (${which})`);
  }
  return { columns, fill, read };
}

/** The names of the tables of which a row has a text in clear, in upper or lower case. */
export async function tablesWith({ api }: Suite, text: string): Promise<string[]> {
  const pattern = text.toLowerCase().replaceAll("'", "''");
  const tables = Object.keys(JSON.parse(await api.one(columnTypes)) as Columns).map(
    (table) =>
      `select '${table}' as name where exists (select from ${table} t where strpos(lower(t::text), '${pattern}') > 0)`,
  );
  const found = `select coalesce(json_agg(name order by name), '[]')::text from (${tables.join(' union all ')}) tables`;
  return JSON.parse(await api.one(found)) as string[];
}
