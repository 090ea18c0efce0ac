/** Tells PostgreSQL which request a statement belongs to, and who acts. */
import { sql } from 'drizzle-orm';
import { currentContext } from '../context/request-context';
import type { Database } from './database';

/**
 * Appends the request's id to a statement as a comment, so that PostgreSQL's log and `pg_stat_activity` show which
 * request waits or fails. A prepared statement loses its name, because a name must always stand for the same text.
 */
export function nameRequest(statement: unknown): unknown {
  const { request } = currentContext();
  const { text } = Object(statement) as { text?: unknown };
  // Any other text could close the comment early.
  if (!request || !/^[0-9a-f]+$/.test(request) || typeof text !== 'string') return statement;
  const { name: _name, ...others } = statement as { name?: string };
  return { ...others, text: `/* api ${request} */ ${text}` };
}

/**
 * Wraps a database so that each transaction first sets the actor in PostgreSQL for the audit trail's triggers, and the
 * request's id as the application name for the log and `pg_stat_activity`.
 */
export function withContext(db: Database): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const { session: _session, roles: _roles, ...context } = currentContext();
      const name = `api ${context.request ?? context.kind}`;
      await tx.execute(
        sql`select set_config('audit.context', ${JSON.stringify(context)}, true), set_config('application_name', ${name}, true)`,
      );
      return work(tx);
    }, config);
  return Object.assign(Object.create(db) as Database, { transaction });
}
