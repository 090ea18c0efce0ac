import { html, type Html } from '@shared/contracts/html';
import type { HistoryEntry } from '../../site/records';
import { describeChange } from '../../site/change-text';
import { believed, formatTime } from '../../site/revision-text';

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
