import type { PGlite, Results } from '@electric-sql/pglite';
import { escapeLiteral } from 'pg';

/** Runs after which a statement is prepared; a rarer statement would be planned twice for nothing. */
const prepareAt = 3;

/** Upper limit of prepared statements; each takes some memory until the process ends. */
const maxPrepared = 200;

const canBePrepared = /^(?:select|insert|update|delete|with)\b/i;

/**
 * Plans frequent statements once, as node-postgres does for named ones. By default PGlite plans every query anew, which
 * takes most of its time. Queries with non-plain parameters or inside transactions are left alone.
 */
export function prepareStatements(client: PGlite): PGlite {
  const runs = new Map<string, number>();
  const names = new Map<string, string>();
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);

  async function nameOf(text: string): Promise<string | undefined> {
    const known = names.get(text);
    if (known || names.size >= maxPrepared || !canBePrepared.test(text)) return known;
    const times = (runs.get(text) ?? 0) + 1;
    runs.set(text, times);
    if (times < prepareAt) return undefined;
    const name = `planned_${names.size}`;
    await query(`prepare ${name} as ${text}`);
    names.set(text, name);
    return name;
  }

  client.query = async (text, params = [], { parsers, ...options } = {}) => {
    // Every query passes the same parsers. Given as an option, they would make PGlite copy all its own parsers each
    // time.
    Object.assign(client.parsers, parsers);
    const values = literals(params as unknown[]);
    const name = values && (await nameOf(text));
    if (!name) return query(text, params, options);
    // `exec` needs one message each way; a query with parameters needs six.
    const [result] = await exec(
      `execute ${name}${values.length > 0 ? `(${values.join(', ')})` : ''}`,
      options,
    );
    return result as Results<never>;
  };
  return client;
}

/** Formats the values as SQL literals, which PostgreSQL casts to the parameter types; undefined if one is not plain. */
function literals(params: unknown[]): string[] | undefined {
  const sqlValues = params.map((value) => {
    if (value === null) return 'null';
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? escapeLiteral(String(value))
      : undefined;
  });
  return sqlValues.every((sqlValue) => sqlValue !== undefined) ? sqlValues : undefined;
}
