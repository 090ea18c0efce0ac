import type { LivePart, SiteState } from '@shared/contracts';

/** `2026-11-20 14:02:09 UTC`: sorts, reads, and leaves no doubt about the zone. */
export const formatTime = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/** Columns as wide as their widest cell. */
export function table(rows: string[][]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What is live now, and since when, as far back as `recent` reaches. */
export function formatStatus(newest: SiteState | undefined, recent: SiteState[]): string {
  if (!newest) return 'Nothing is published yet. Begin with: pnpm release publish';
  const rows = Object.entries(newest.live).map(([name, part]) => {
    const { version, lastGood } = part;
    const since = liveSince(name, version, recent);
    return [name, describeLive(part) ?? version, since ? formatTime(since) : 'long ago', lastGood ?? '-'];
  });
  const head = `State ${newest.n}, since ${formatTime(newest.at)}, by ${newest.by}: ${newest.action}, "${newest.reason}"`;
  return `${head}\n\n${table([['part', 'live', 'since', 'falls back to'], ...rows])}`;
}

/** One line per change, newest first. @param count lines at most; a state more tells what the last line changed */
export function formatHistory(states: SiteState[], count = states.length): string {
  if (states.length === 0) return 'No history yet.';
  const rows = states
    .slice(0, count)
    .map((state, index) => [
      String(state.n),
      formatTime(state.at),
      state.action + (state.forced ? ' (forced)' : ''),
      state.by,
      describeChange(state, states[index + 1]),
      state.reason,
    ]);
  return table([['state', 'when', 'what', 'who', 'change', 'why'], ...rows]);
}

/** What differs between two states, part by part. */
export function formatDifference(from: SiteState, to: SiteState): string {
  const head = `From state ${from.n} (${formatTime(from.at)}) to state ${to.n} (${formatTime(to.at)})`;
  return `${head}\n  ${describeChange(to, from).replaceAll(', ', '\n  ')}`;
}

/** `mf-plans 1.0.0-aaaa → 1.0.0-bbbb`, for each part that differs. */
export function describeChange(state: SiteState, before: SiteState | undefined): string {
  const names = [...new Set([...Object.keys(state.live), ...Object.keys(before?.live ?? {})])].sort();
  const changes = names
    .map((name) => [name, describeLive(before?.live[name]), describeLive(state.live[name])] as const)
    .filter(([, from, to]) => from !== to)
    .map(([name, from, to]) => (from ? `${name} ${from} → ${to ?? 'removed'}` : `${name} ${to ?? ''}`));
  if (!before && changes.length > 3) return `${changes.length} parts`;
  return changes.join(', ') || '-';
}

const describeLive = (part: LivePart | undefined): string | undefined =>
  part &&
  part.version +
    (part.canary
      ? ` (canary ${part.canary.version}: ${part.canary.percent} %${part.canary.people.map((name) => `, ${name}`).join('')})`
      : '');

/** Since when a version is live, as far back as the states reach; nothing when it is longer ago. */
export function liveSince(name: string, version: string, recent: SiteState[]): string | undefined {
  let since: string | undefined;
  for (const state of recent) {
    if (state.live[name]?.version !== version) return since;
    since = state.at;
  }
  // All that was read has this version: exact only when the first state of all was among it.
  return recent.at(-1)?.n === 1 ? since : undefined;
}
