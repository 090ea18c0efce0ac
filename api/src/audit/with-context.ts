import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { currentContext } from '../context/request-context';

/**
 * The same database, whose transactions begin by setting the actor in PostgreSQL: the triggers of the audit
 * trail read it, and the log and `pg_stat_activity` show the request's id as the name of the application.
 */
export function withContext(db: Database): Database {
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const { session: _session, ...context } = currentContext();
      const name = `api ${context.request ?? context.kind}`;
      await tx.execute(
        sql`select set_config('audit.context', ${JSON.stringify(context)}, true), set_config('application_name', ${name}, true)`,
      );
      return work(tx);
    }, config);
  return Object.assign(Object.create(db) as Database, { transaction });
}
