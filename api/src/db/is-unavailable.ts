import { DrizzleQueryError } from 'drizzle-orm';

/** SQLSTATE of a database that cannot respond now: connections, resources, shutdown, time limits, conflicts. */
const states = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|40001|40P01)$/;

/**
 * Whether the database failed to respond, so that the same request can succeed a moment later: a query ended with
 * one of these states, or without any response of the server.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error && isUnavailable(error.cause);
  const { severity, code = '' } = (error.cause ?? {}) as { severity?: string; code?: string };
  return !severity || states.test(code);
}
