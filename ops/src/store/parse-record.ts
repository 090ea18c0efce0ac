/** The most bytes of a signed record that are read: a hundred parts with all that is kept of them need half. */
export const mostRecordBytes = 512 * 1024;

/** The most objects and lists within each other; a revision with a proposal has six. */
const mostLevels = 16;

/** The most objects and lists in all: a hundred parts with passes of twenty have 1,000. */
const mostContainers = 20_000;

/**
 * Parses a signed record of a store; undefined for anything that is no JSON, too large, or of so many objects, or so
 * deep within each other, that whoever walks through it would take long or run out of stack.
 */
export function parseRecord(body: Buffer | undefined): unknown {
  if (!body || body.byteLength > mostRecordBytes) return undefined;
  try {
    const record: unknown = JSON.parse(body.toString('utf8'));
    return isPlain(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isPlain(record: unknown): boolean {
  let containers = 0;
  const isNoDeeperThan = (levels: number, value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return true;
    if (levels === 0 || (containers += 1) > mostContainers) return false;
    return Object.values(value).every((inner) => isNoDeeperThan(levels - 1, inner));
  };
  return isNoDeeperThan(mostLevels, record);
}
