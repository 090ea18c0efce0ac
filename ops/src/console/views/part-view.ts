import type { LivePart, Revision } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';
import type { VersionSummary } from '../../metrics/version-summary';
import { formatTime, liveSince } from '../../site/revision-text';
import { code, field, hidden } from './page';

/** One part: what is live, its metrics from real visits, and the forms that change it. */
export function partView(name: string, part: LivePart, recent: Revision[], health: VersionSummary[]): Html {
  const since = liveSince(name, part.version, recent);
  const id = `part-${name}`;
  return html`<section class="card" aria-labelledby="${id}">
    <h3 id="${id}">${name}</h3>
    <dl>
      <dt>Live</dt>
      <dd>${code(part.version)}${since && html` <span class="soft">since ${formatTime(since)}</span>`}</dd>
      <dt>Falls back to</dt>
      <dd>${part.lastGood ? code(part.lastGood) : '–'}</dd>
      ${healthRows(name, part.version, health)}
    </dl>
    ${part.canary && canaryView(name, part.canary, health)}${rollbackForm(name, part, recent)}
  </section>`;
}

function healthRows(name: string, version: string, health: VersionSummary[]): Html {
  const entry = health.find((one) => one.part === name && one.version === version);
  if (!entry)
    return html`<dt>Health</dt>
      <dd class="soft">not seen yet</dd>`;
  const vitals = Object.entries(entry.vitals).map(([key, value]) => {
    const figure = key === 'cls' ? value.p75.toFixed(3) : `${Math.round(value.p75)} ms`;
    return `${key.toUpperCase()} ${figure} (${value.count})`;
  });
  return html`<dt>Loads</dt>
    <dd>${entry.loads}</dd>
    <dt>Failures</dt>
    ${entry.failedVisitors > 0 ? html`<dd class="bad">${entry.failedVisitors} visitors: ${formatCounts(entry.failures)}</dd>` : html`<dd>none</dd>`}
    ${
      Object.keys(entry.errors).length > 0 &&
      html`<dt>Errors</dt>
        <dd class="bad">${formatCounts(entry.errors)}</dd>`
    }
    ${
      vitals.length > 0 &&
      html`<dt>Real visits, p75</dt>
        <dd>${vitals.join(' · ')}</dd>`
    }`;
}

const formatCounts = (counts: Partial<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count ?? 0}`)
    .join(', ');

function canaryView(name: string, canary: NonNullable<LivePart['canary']>, health: VersionSummary[]): Html {
  const people = canary.people.length > 0 && `, and ${canary.people.join(', ')}`;
  const seen = html`${hidden('part', name)}${hidden('from', canary.version)}`;
  return html`<p class="note">Canary ${code(canary.version)} for ${canary.percent} % of visits${people}.</p>
    <dl>${healthRows(name, canary.version, health)}</dl>
    <form method="post" action="/ops/canary">
      ${seen}
      ${field('Share of visits, %', html`<input type="number" inputmode="numeric" name="percent" min="0" max="100" step="1" required value="${canary.percent}" aria-label="Share of visits that get the canary of ${name}, in percent" />`)}
      <button name="do" value="percent" aria-label="Set share ${name}">Set share</button>
    </form>
    <form method="get" action="/ops/confirm/canary">
      ${seen} <button name="do" value="promote" aria-label="Live for all … ${name}">Live for all …</button
      ><button name="do" value="stop" aria-label="Stop canary … ${name}">Stop canary …</button>
    </form>`;
}

function rollbackForm(name: string, part: LivePart, recent: Revision[]): Html | false {
  const earlier = [...new Set(recent.flatMap((revision) => revision.live[name]?.version ?? []))].filter(
    (version) => version !== part.version,
  );
  if (earlier.length === 0 && !part.canary) return false;
  const options = earlier.map(
    (version) =>
      html`<option value="${version}">
        ${version}${part.bad?.includes(version) && ' (was rolled back)'}
      </option>`,
  );
  return html`<form method="get" action="/ops/confirm/rollback">
    ${hidden('part', name)}
    ${field(
      'To',
      html`<select name="to" aria-label="Version of ${name} to go back to">
        <option value="">${part.canary ? 'the canary only' : 'the version before'}</option>
        ${options}
      </select>`,
    )} <button>Roll back ${name} …</button>
  </form>`;
}
