import type { PGlite, Results } from '@electric-sql/pglite';
import { escapeLiteral } from 'pg';

/** A statement that was asked so often is prepared; rarer ones would pay for their plan twice. */
const prepareAt = 3;

/** Statements that a connection keeps; each takes some memory until the process ends. */
const most = 200;

const canBePrepared = /^(?:select|insert|update|delete|with)\b/i;

/**
 * Has a statement that is asked often planned once, as node-postgres has a named one. PGlite plans each anew, which is
 * most of its time. Parameters that are not plain values, and queries inside transactions, go the usual way.
 */
export function planOnce(client: PGlite): PGlite {
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  const query = client.query.bind(client);
  const exec = client.exec.bind(client);

  async function nameOf(text: string): Promise<string | undefined> {
    const known = names.get(text);
    if (known || names.size >= most || !canBePrepared.test(text)) return known;
    const times = (asked.get(text) ?? 0) + 1;
    asked.set(text, times);
    if (times < prepareAt) return undefined;
    const name = `planned_${names.size}`;
    await query(`prepare ${name} as ${text}`);
    names.set(text, name);
    return name;
  }

  client.query = async (text, params = [], { parsers, ...options } = {}) => {
    // The same with every query; for one that names some, PGlite would copy all of its own.
    Object.assign(client.parsers, parsers);
    const values = literals(params as unknown[]);
    const name = values && (await nameOf(text));
    if (!name) return query(text, params, options);
    // One message each way, where a query with parameters takes six.
    const [result] = await exec(
      `execute ${name}${values.length > 0 ? `(${values.join(', ')})` : ''}`,
      options,
    );
    return result as Results<never>;
  };
  return client;
}

/** The values as SQL; PostgreSQL reads each as the type of its parameter. Undefined when one is not plain. */
function literals(params: unknown[]): string[] | undefined {
  const all = params.map((value) => {
    if (value === null) return 'null';
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? escapeLiteral(String(value))
      : undefined;
  });
  return all.every((one) => one !== undefined) ? all : undefined;
}
