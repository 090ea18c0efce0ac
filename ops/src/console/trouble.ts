import type { LivePart } from '@shared/contracts';
import type { VersionSummary } from '../metrics/version-summary';

/** What pages report of a version: in words, and its share of the loads. */
export interface Trouble {
  text: string;
  share: number;
}

/** The failures and errors of a version; undefined where pages report none. */
export function troubleOf(part: string, version: string, health: VersionSummary[]): Trouble | undefined {
  const entry = health.find((one) => one.part === part && one.version === version);
  if (!entry) return undefined;
  const errors = Object.values(entry.errors).reduce((sum, count) => sum + count, 0);
  if (entry.failedVisitors + errors === 0) return undefined;
  const kinds = formatCounts({ ...entry.failures, ...entry.errors });
  const text =
    entry.failedVisitors > 0
      ? `Fails for ${entry.failedVisitors} visitors in ${entry.loads} loads: ${kinds}`
      : `Errors in ${entry.loads} loads: ${kinds}`;
  return { text, share: (entry.failedVisitors + errors) / Math.max(entry.loads, 1) };
}

/** The parts, those with the largest share of trouble first, of their canary too. */
export function worstFirst(live: Record<string, LivePart>, health: VersionSummary[]): [string, LivePart][] {
  const shareOf = ([name, { version, canary }]: [string, LivePart]): number =>
    Math.max(...[version, canary?.version].map((one) => (one && troubleOf(name, one, health)?.share) || 0));
  return Object.entries(live).sort((one, other) => shareOf(other) - shareOf(one));
}

const formatCounts = (counts: Partial<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count ?? 0}`)
    .join(', ');
