import { brand, type Revision } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';
import type { HistoryEntry } from '../../site/records';
import type { VersionSummary } from '../../metrics/version-summary';
import { believed, formatTime } from '../../site/revision-text';
import type { Operator } from '../session';
import { worstFirst } from '../trouble';
import { linksView } from './links-view';
import { messageView, page, type Message, formToken } from './page';
import { partView } from './part-view';
import { describeChange } from '../../site/change-text';

/** The content of the overview. */
export interface Overview {
  operator: Operator;
  /** What this gateway serves. */
  revision: Revision;
  entries: HistoryEntry[];
  health: VersionSummary[];
  /** Number of gateways whose figures are summed. */
  gateways: number;
  /** Why a newer revision may not be served: a silent store, refused revisions. */
  problems: string[];
  message?: Message | undefined;
}

/** What is live, its metrics, and the forms that change it. */
export function overviewView(overview: Overview): string {
  const { operator, revision, entries, health, gateways, problems, message } = overview;
  const { n, at, reason, live } = revision;
  const recent = believed(entries);
  return page(
    'Overview',
    html`<header>
        <h1>${brand.name} ops</h1>
        <form method="post" action="/ops/logout">
          ${formToken(operator)} <span class="soft">${operator.name}</span
          ><button class="quiet">Sign out</button>
        </form>
      </header>
      <main>
        ${message && messageView(message, true)}${problems.map((text) => messageView({ text, isBad: true }))}
        <p>
          Revision ${n}, since ${formatTime(at)}, by ${revision.by}: ${describeAction(revision)}, “${reason}”.
        </p>
        <h2>Live</h2>
        ${worstFirst(live, health).map(([name, part]) => partView(name, part, recent, health, operator))}
        <p class="soft">Figures: ${gateways === 1 ? 'one gateway' : `the sum of ${gateways} gateways`}.</p>
        ${historyView(entries)} ${linksView(Object.keys(live), operator)}
      </main>`,
  );
}

/** A canary is said to be one, and for how many; its end too. */
function describeAction({ action, part, live }: Revision): string {
  if (action !== 'canary' || !part) return action;
  const canary = live[part]?.canary;
  return canary ? `canary of ${part} for ${canary.percent} % of visits` : `the canary of ${part} ended`;
}

/** The changes that the overview shows; the commands show all. */
const shown = 20;

/** The latest changes, newest first. */
export const historyView = (entries: HistoryEntry[]): Html =>
  html`<section id="history" aria-label="History">
    <h2>History</h2>
    <ol class="history">
      ${entries.slice(0, shown).map((entry, index) => entryView(entry, entries.slice(index + 1)))}
    </ol>
  </section>`;

function entryView(revision: HistoryEntry, older: HistoryEntry[]): Html {
  const { n, reason } = revision;
  if (!('live' in revision))
    return html`<li><strong class="bad">${n} is not live</strong> <span class="soft">${reason}</span></li>`;
  const { at, action, forced } = revision;
  const [before] = believed(older);
  return html`<li>
    <strong>${n} · ${action}</strong>${forced && html` <span class="bad">forced</span>`}
    <span class="soft">${formatTime(at)}, ${revision.by}</span><br />
    ${describeChange(revision, before).join(' ')}<br />${reason}
  </li>`;
}
