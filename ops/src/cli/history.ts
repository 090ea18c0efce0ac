import { ReleaseRefused } from '../site/refusal';
import { describeChange } from '../site/change-text';
import { onlyValid, formatHistory, formatStatus, formatTime } from '../site/revision-text';
import type { CommandResult, Context } from './context';

/** Revisions read at once. */
const batchSize = 500;

/** `history`: lists changes, newest first; `--at <time>` shows what was live then, `--diff 41,42` what differs. */
export async function history({ registry, options }: Context): Promise<CommandResult> {
  const { at, diff, count = 20 } = options;
  if (at !== undefined) return showAt(registry, at);
  if (diff !== undefined) return showDifference(registry, diff);
  // One more revision describes the change of the oldest line.
  const entries = await registry.history(count + 1);
  const data = entries
    .slice(0, count)
    .map((entry) => ('live' in entry ? entry : { n: entry.n, refused: entry.reason }));
  return { data, text: formatHistory(entries, count) };
}

async function showAt(registry: Context['registry'], at: string): Promise<CommandResult> {
  const time = new Date(at);
  if (Number.isNaN(time.getTime()))
    throw new ReleaseRefused('When? For example: pnpm release history --at 2026-11-20T14:02Z');
  let next: number | undefined;
  do {
    const entries = await registry.history(batchSize, next);
    const found = onlyValid(entries).find(({ at: made }) => new Date(made) <= time);
    if (found) return { data: found, text: formatStatus(found, [], time.toISOString()) };
    next = (entries.at(-1)?.n ?? 1) - 1;
  } while (next > 0);
  return { data: null, text: 'The history has nothing from before that time.' };
}

async function showDifference(registry: Context['registry'], pair: string): Promise<CommandResult> {
  const numbers = pair.split(/[,.\s]+/).map(Number);
  const [from, to] = await Promise.all(
    numbers.map(async (n) => {
      const [found] = Number.isInteger(n) && n > 0 ? await registry.history(1, n) : [];
      if (!found || 'live' in found) return found;
      throw new ReleaseRefused(`Revision ${n} was never live: it is ${found.reason}.`);
    }),
  );
  if (!from || !to || numbers.length !== 2)
    throw new ReleaseRefused('Which two revisions? For example: pnpm release history --diff 41,42');
  // As a publish, whatever the last action between the two revisions was.
  const changes = describeChange({ ...to, action: 'publish' }, from);
  const times = [from, to].map(({ n, at }) => `revision ${n} (${formatTime(at)})`);
  const text = [`From ${times.join(' to ')}:`, ...(changes.length > 0 ? changes : ['the same is live'])];
  return { data: { from, to }, text: text.join('\n') };
}
