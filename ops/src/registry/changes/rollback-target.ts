import type { LivePart, Revision } from '@ilera/contracts';
import { ReleaseRefused } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';

/**
 * Finds the earlier state of a part that a rollback restores; undefined where no other version was ever live.
 * @param to version, or its beginning. Unset: a running canary ends; without a canary, the newest earlier version that was
 * never rolled back
 * @param from version that the caller saw; the live version is rolled back although a canary runs
 * @throws ReleaseRefused where no such version was ever live for everybody
 */
export async function findTarget(
  ledger: Ledger,
  part: string,
  before: LivePart,
  { from, to }: { from?: string; to?: string },
): Promise<LivePart | undefined> {
  if (to) return findNamed(ledger, part, before, to);
  // Ends a running canary first, unless the caller saw the live version.
  if (before.canary && from !== before.version) return before;
  const { version, lastGood, bad = [] } = before;
  for await (const old of versionsBack(ledger, part, before))
    if (lastGood ? old.version === lastGood.version : ![version, ...bad].includes(old.version)) return old;
  if (lastGood || bad.length === 0) return lastGood;
  throw new ReleaseRefused(
    `Refused, nothing changed: every earlier version of ${part} was rolled back itself:\n` +
      `  ${bad.slice(0, 5).join(', ')}\n  To choose one all the same: --to <version>`,
  );
}

async function findNamed(ledger: Ledger, part: string, before: LivePart, to: string): Promise<LivePart> {
  const known = new Map<string, LivePart>();
  for await (const earlier of versionsBack(ledger, part, before)) {
    if (earlier.version === to) return earlier;
    if (!known.has(earlier.version)) known.set(earlier.version, earlier);
  }
  const [match, ...others] = [...known.values()].filter(({ version }) => version.startsWith(to));
  if (match && others.length === 0) return match;
  if (match)
    throw new ReleaseRefused(
      `"${to}" could be any of ${[match, ...others].map(({ version }) => version).join(', ')}.`,
    );
  throw new ReleaseRefused(
    `Refused, nothing changed: ${part} ${to} was never live for everybody. There were: ${[...known.keys()].slice(0, 10).join(', ')}.\n` +
      `  What is new goes live by pnpm release publish ${part}, a canary by pnpm release canary ${part} --promote`,
  );
}

/** Yields the part as it is now, then as it was before each of its changes, the latest change first. */
async function* versionsBack(ledger: Ledger, part: string, before: LivePart): AsyncGenerator<LivePart, void> {
  for (let current: LivePart | undefined = before; current;) {
    yield current;
    const [earlier]: Revision[] = current.revision ? await ledger.recent(1, current.revision - 1) : [];
    current = earlier?.live[part];
  }
}
