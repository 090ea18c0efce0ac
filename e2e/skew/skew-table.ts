import { table } from '../bench/tables';
import { allNew, type Pairing } from './pairings';
import type { Outcome } from './try-composition';

/** A pairing with its outcome. */
export interface Result {
  pairing: Pairing;
  outcome: Outcome;
}

const words = { passed: 'passed', apart: 'kept apart', failed: 'FAILED', broken: 'site broken' };

/**
 * A table of parts and compositions, with the reasons below it where an outcome is not
 * `passed`.
 */
export function formatResults(results: Result[], parts: string[]): string {
  const columns = [...new Set(results.map(({ pairing }) => pairing.column))].filter(
    (column) => column !== 'new site',
  );
  const cell = (part: string, column: string): string => {
    const found = results.find(({ pairing }) => pairing.part === part && pairing.column === column);
    return found ? words[found.outcome.result] : 'same version';
  };
  const tried = parts.filter((part) => results.some(({ pairing }) => pairing.part === part));
  const rows = tried.map((part) => [part, ...columns.map((column) => cell(part, column))]);
  const whole = results.find(({ pairing }) => pairing.part === allNew);
  const lines = [table(['part', ...columns], rows)];
  if (whole) lines.push(`The new site by itself: ${words[whole.outcome.result]}`);
  for (const { pairing, outcome } of results) {
    if (outcome.result === 'passed') continue;
    const head =
      outcome.result === 'apart'
        ? 'kept apart by the admission check'
        : outcome.result === 'broken'
          ? 'the earlier site does not work without this part either; the part is not at fault'
          : 'does not work; publishing it would break the site';
    lines.push(`${pairing.part}, ${pairing.column}: ${head}`);
    lines.push(...outcome.notes.slice(0, 4).map((note) => `  ${note}`));
  }
  return lines.join('\n');
}
