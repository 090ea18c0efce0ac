/**
 * SQLSTATE classes and codes of a database that cannot respond now: connections, resources, shutdown, time
 * limits, conflicts.
 */
const states = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|40001|40P01)$/;
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Messages of errors that `pg` throws without a code. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

/**
 * Whether the database failed to respond, so that the same request can succeed a moment later. Looks through
 * wrapped causes.
 */
export function isUnavailable(error: unknown): boolean {
  for (let inner = error, depth = 0; inner instanceof Object && depth < 5; depth += 1) {
    const { code, message, cause, errors } = inner as {
      code?: unknown;
      message?: unknown;
      cause?: unknown;
      errors?: unknown[];
    };
    if (typeof code === 'string' && (states.test(code) || codes.has(code))) return true;
    if (typeof message === 'string' && messages.test(message)) return true;
    inner = cause ?? errors?.[0];
  }
  return false;
}
