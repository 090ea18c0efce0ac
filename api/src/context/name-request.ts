import { currentContext } from './request-context';

/**
 * A statement with the id of its request as a comment, so that PostgreSQL's log and `pg_stat_activity` show
 * which request waits or fails. A prepared statement loses its name: a name belongs to one text.
 */
export function nameRequest(statement: unknown): unknown {
  const { request } = currentContext();
  const { text } = Object(statement) as { text?: unknown };
  // Another text could end the comment.
  if (!request || !/^[0-9a-f]+$/.test(request) || typeof text !== 'string') return statement;
  const { name: _name, ...others } = statement as { name?: string };
  return { ...others, text: `/* api ${request} */ ${text}` };
}
