import type { Preview } from '@shared/contracts';
import type { RevisionFollower } from '../gateway/revisions/revision-follower';
import type { HistoryEntry } from '../site/history-entry';
import { readKnown, readPreviews } from '../registry/previews';
import { branchOf } from '../site/preview-text';
import { describeChange, formatTime } from '../site/revision-text';
import type { ConsoleOptions } from './access';
import { historyStep } from './views/history-view';
import { overviewView } from './views/overview-view';
import type { Message } from './views/page';

/** Revisions that are read for the history and for the time since which a version is live. */
const reach = 100;
const mostShown = 1000;

/** The query of the overview. */
export interface OverviewQuery {
  /** Number of revisions to show. */
  history?: string;
  /** Number of the revision that the last action made. */
  done?: string;
  /** The preview that the last action ended. */
  ended?: string;
}

/** The overview from this gateway's view; undefined while it serves nothing. */
export async function overview(
  { ledger, follower, metrics }: ConsoleOptions,
  operator: string,
  query: OverviewQuery = {},
  message?: Message,
): Promise<string | undefined> {
  const revision = follower.current?.revision;
  if (!revision) return undefined;
  const asked = Math.trunc(Number(query.history));
  const count = asked > historyStep ? Math.min(asked, mostShown) : historyStep;
  const { ended = '' } = query;
  const [entries, { versions, gateways }, previews, over] = await Promise.all([
    ledger.history(Math.max(reach, count + 1)).catch((): HistoryEntry[] => [{ revision }]),
    metrics.overview(),
    readPreviews(ledger).catch(() => []),
    ended ? readKnown(ledger, ended).catch(() => undefined) : undefined,
  ]);
  return overviewView({
    operator,
    revision,
    entries,
    count,
    health: versions,
    gateways,
    previews,
    mayEnd: ledger.signer !== undefined || !ledger.trust,
    problems: listProblems(follower),
    message: message ?? describeEnded(over) ?? describeDone(entries, Number(query.done)),
  });
}

/** What an action did, read from the ledger. */
function describeDone(entries: HistoryEntry[], n: number): Message | undefined {
  const index = entries.findIndex(({ revision, refused }) => revision.n === n && !refused);
  const done = entries[index]?.revision;
  if (!done) return undefined;
  const before = entries.slice(index + 1).find(({ refused }) => !refused)?.revision;
  return { text: `Done, revision ${n}: ${describeChange(done, before)}`, isBad: false };
}

const describeEnded = (preview: Preview | undefined): Message | undefined =>
  preview && { text: `The preview ${branchOf(preview)} is over.`, isBad: false };

/** Why a newer revision may be missing here. */
function listProblems({ storeProblem, refused, lost }: RevisionFollower): string[] {
  return [
    ...(storeProblem
      ? [
          `The release store does not answer since ${formatTime(storeProblem.since.toISOString())} (${storeProblem.message}) ` +
            'The site goes on; changes are not possible.',
        ]
      : []),
    ...refused.map(({ n, reason }) => `Revision ${n} is refused and not served: ${reason}.`),
    ...(lost ? [lost] : []),
  ];
}
