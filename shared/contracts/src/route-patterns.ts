/** Comparing route patterns, as the browser's router reads them: without regard to case. */

const isParameter = (segment: string): boolean => segment.startsWith(':');

const split = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/\/\*$/, '')
    .split('/')
    .filter((segment) => segment !== '');

/**
 * Whether a remote may write a path so: fixed segments and parameters, without files, optional parts or the
 * rest of the path.
 */
export const isOwnPattern = (path: string): boolean =>
  /^(?:\/(?:[a-z0-9][a-z0-9_-]*|:[a-z][a-z0-9_]*))+$/i.test(path);

/** Whether a grant may be written so: `/extra/*` or `/extra/more/*`. */
export const isGrantPrefix = (prefix: string): boolean => /^(?:\/[a-z0-9][a-z0-9_-]*)+\/\*$/i.test(prefix);

/** Whether every address of a pattern, or of a grant, is within a grant. */
export function isWithin(pattern: string, prefix: string): boolean {
  const segments = split(pattern);
  return split(prefix).every((fixed, index) => segments[index] === fixed);
}

/** Whether a pattern has an address that is within a grant. */
export function mayLieWithin(pattern: string, prefix: string): boolean {
  const segments = split(pattern);
  return split(prefix).every((fixed, index) => {
    const segment = segments[index];
    return segment !== undefined && (segment === fixed || isParameter(segment));
  });
}

/**
 * Whether two patterns have an address in common for which neither is the more specific one. A pattern is more
 * specific with a fixed segment where the other one has a parameter.
 */
export function patternsClash(one: string, other: string): boolean {
  const [a, b] = [split(one), split(other)];
  if (a.length !== b.length) return false;
  let fixedInA = 0;
  let fixedInB = 0;
  for (const [index, segment] of a.entries()) {
    const opposite = b[index] ?? '';
    if (segment === opposite) continue;
    if (isParameter(segment) && isParameter(opposite)) continue;
    if (isParameter(opposite)) fixedInA += 1;
    else if (isParameter(segment)) fixedInB += 1;
    else return false;
  }
  return fixedInA > 0 === fixedInB > 0;
}
