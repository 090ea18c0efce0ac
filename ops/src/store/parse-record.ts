/** The most bytes of a signed record that are read: a hundred parts with all that is kept of them need half. */
export const mostRecordBytes = 512 * 1024;

/** The most objects and lists within each other; a revision with a proposal has six. */
const mostLevels = 16;

/**
 * Parses a signed record of a store; undefined for anything that is no JSON, too large, or nested so deeply that
 * whoever walks through it would run out of stack.
 */
export function parseRecord(body: Buffer | undefined): unknown {
  if (!body || body.byteLength > mostRecordBytes) return undefined;
  try {
    const record: unknown = JSON.parse(body.toString('utf8'));
    return isNoDeeperThan(mostLevels, record) ? record : undefined;
  } catch {
    return undefined;
  }
}

const isNoDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isNoDeeperThan(levels - 1, inner)));
