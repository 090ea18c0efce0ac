import type { LivePart } from '@ilera/contracts';
import type { VersionSummary } from '../metrics/version-summary';

/** Failures and errors of a version as shares of its loads, and in words where pages reported any. */
export interface Trouble {
  failed: number;
  errors: number;
  text?: string;
}

/** Finds the figures of a version; undefined before its first page load. */
export const figuresOf = (part: string, version: string | undefined, all: VersionSummary[]) =>
  all.find((figures) => figures.part === part && figures.version === version);

export function troubleOf(figures: VersionSummary | undefined): Trouble {
  if (!figures) return { failed: 0, errors: 0 };
  const { loads, failedVisitors, failures, errors } = figures;
  const count = Object.values(errors).reduce((sum, errorsOfKind) => sum + errorsOfKind, 0);
  const base = Math.max(loads, 1);
  const shares = { failed: failedVisitors / base, errors: count / base };
  if (failedVisitors + count === 0) return shares;
  const kinds = Object.entries({ ...failures, ...errors }).map(([kind, one]) => `${kind} ${one}`);
  const what = failedVisitors > 0 ? `Fails for ${failedVisitors} visitors` : 'Errors';
  return { ...shares, text: `${what} in ${loads} loads: ${kinds.join(', ')}` };
}

/** Sorts parts by the larger trouble of live version and canary, the worst first; then the last changed first. */
export function worstFirst(live: Record<string, LivePart>, all: VersionSummary[]): [string, LivePart][] {
  const shareOf = ([name, { version, canary }]: [string, LivePart]): number =>
    Math.max(
      ...[version, canary?.version].map((candidate) => {
        const { failed, errors } = troubleOf(figuresOf(name, candidate, all));
        return failed + errors;
      }),
    );
  return Object.entries(live).sort(
    (one, other) => shareOf(other) - shareOf(one) || (other[1].revision ?? 0) - (one[1].revision ?? 0),
  );
}
