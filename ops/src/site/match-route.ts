import type { ReleaseRoute } from '@shared/contracts';

/**
 * Ranks like the browser's router: a fixed segment before a parameter, a parameter before the rest of the
 * path.
 */
const weigh = (segment: string): number => (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2);

/**
 * Segments as the browser's router reads them: decoded, without slashes at the end; an empty one in between
 * stays.
 */
function split(path: string): string[] {
  const trimmed = path.replace(/^\//, '').replace(/\/+$/, '');
  return trimmed === '' ? [] : decode(trimmed.split('/'));
}

function decode(segments: string[]): string[] {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return segments; // an invalid escape leaves the whole path encoded
  }
}

interface Candidate {
  route: ReleaseRoute;
  segments: string[];
}

/** Finds the line of the site map for a path; `undefined` when only the catch-all, or nothing, matches. */
export function createRouteMatcher(routes: ReleaseRoute[]): (path: string) => ReleaseRoute | undefined {
  const candidates = routes
    .filter((route) => route.path !== '*' && route.path !== '/*')
    .map((route) => ({ route, segments: split(route.path) }))
    .sort(bySpecificity);
  return (path) => {
    const wanted = split(path);
    return candidates.find(({ segments }) => matches(segments, wanted))?.route;
  };
}

function bySpecificity(a: Candidate, b: Candidate): number {
  const length = Math.max(a.segments.length, b.segments.length);
  for (let index = 0; index < length; index += 1) {
    const difference = weigh(b.segments[index] ?? '*') - weigh(a.segments[index] ?? '*');
    if (difference !== 0) return difference;
  }
  return 0;
}

function matches(pattern: string[], path: string[]): boolean {
  for (const [index, segment] of pattern.entries()) {
    if (segment === '*') return true;
    const actual = path[index];
    if (!actual) return false;
    // The browser's router compares fixed segments without regard to case.
    if (!segment.startsWith(':') && segment.toLowerCase() !== actual.toLowerCase()) return false;
  }
  return pattern.length === path.length;
}
