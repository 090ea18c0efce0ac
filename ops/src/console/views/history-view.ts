import { html, type Html } from '@shared/contracts/html';
import type { HistoryEntry } from '../../site/history-entry';
import { describeChange } from '../../site/change-text';
import { formatTime } from '../../site/revision-text';

/** Revisions that are shown at first, and that each "more" adds. */
export const historyStep = 20;

/**
 * The latest changes, newest first.
 * @param entries one more than `count`, so that the oldest can say what it changed
 */
export function historyView(entries: HistoryEntry[], count: number): Html {
  const rows = entries.slice(0, count).map((entry, index) => entryView(entry, entries.slice(index + 1)));
  const more =
    entries.length > count &&
    html`<p>
      <a class="button quiet" href="/ops?history=${count + historyStep}#history"
        >Show ${historyStep} earlier changes</a
      >
    </p>`;
  return html`<section id="history" aria-label="History">
    <h2>History</h2>
    <ol class="history">
      ${rows}
    </ol>
    ${more}
  </section>`;
}

function entryView({ revision, refused }: HistoryEntry, older: HistoryEntry[]): Html {
  const { n, at, action, forced, reason } = revision;
  if (refused)
    return html`<li>
      <strong class="bad">${n} is not live</strong> <span class="soft">${refused.reason}</span>
    </li>`;
  const before = older.find((entry) => !entry.refused)?.revision;
  return html`<li>
    <strong>${n} · ${action}</strong>${forced && html` <span class="bad">forced</span>`}
    <span class="soft">${formatTime(at)}, ${revision.by}</span><br />
    ${describeChange(revision, before).join(' ')}<br />${reason}
  </li>`;
}
