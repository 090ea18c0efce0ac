import type { LivePart, Revision } from '@ilera/contracts';
import { html, type Html } from '@ilera/contracts/html';
import type { VersionSummary } from '../../metrics/version-summary';
import { describeAudience } from '../../site/change-text';
import { formatTime } from '../../site/revision-text';
import type { Operator } from '../session';
import { figuresOf, troubleOf } from '../../site/version-trouble';
import { code, field, hidden, formToken } from './page';

/**
 * One part, short enough that all fit a phone: what is live, what is wrong with it, and the way back. The rest opens
 * below it.
 * @param operator undefined where this gateway cannot change anything: there are no forms then
 */
export function partView(
  name: string,
  part: LivePart,
  recent: Revision[],
  health: VersionSummary[],
  operator: Operator | undefined,
): Html {
  const id = `part-${name}`;
  const figures = figuresOf(name, part.version, health);
  const trouble = troubleOf(figures).text;
  const earlier = earlierVersions(name, part, recent);
  return html`<section class="card ${trouble && 'trouble'}" aria-labelledby="${id}">
    <div class="head">
      <h3 id="${id}">${name}</h3>
      ${operator && (earlier.length > 0 || part.canary) && rollbackForm(name, trouble !== undefined)}
    </div>
    <p>
      ${code(part.version)}${part.since && html` <span class="soft">since ${formatTime(part.since)}</span>`}
    </p>
    ${trouble && html`<p class="bad">${trouble}</p>`}
    ${part.canary && canaryView(name, part.canary, health, operator)}
    <details>
      <summary aria-label="More of ${name}">More</summary>
      <dl>
        <dt>Falls back to</dt>
        <dd>${part.lastGood ? code(part.lastGood.version) : '–'}</dd>
        ${healthRows(figures)}
      </dl>
      ${operator && earlier.length > 0 && versionForm(name, part, earlier)}
    </details>
  </section>`;
}

function healthRows(entry: VersionSummary | undefined): Html {
  if (!entry)
    return html`<dt>Health</dt>
      <dd class="soft">not seen yet</dd>`;
  const vitals = Object.entries(entry.vitals).map(([key, value]) => {
    const figure = key === 'cls' ? value.p75.toFixed(3) : `${Math.round(value.p75)} ms`;
    return `${key.toUpperCase()} ${figure} (${value.count})`;
  });
  return html`<dt>Loads</dt>
    <dd>${entry.loads}</dd>
    ${
      vitals.length > 0 &&
      html`<dt>Real page loads, p75</dt>
        <dd>${vitals.join(' · ')}</dd>`
    }`;
}

function canaryView(
  name: string,
  canary: NonNullable<LivePart['canary']>,
  health: VersionSummary[],
  operator: Operator | undefined,
): Html {
  const seen = html`${hidden('part', name)}${hidden('from', canary.version)}`;
  const figures = figuresOf(name, canary.version, health);
  const trouble = troubleOf(figures).text;
  return html`<div class="note">
    <p>Canary ${code(canary.version)} ${describeAudience(canary)}.</p>
    ${trouble && html`<p class="bad">${trouble}</p>`}
    ${
      operator &&
      html`<form method="get" action="/ops/confirm/canary">
        ${seen} <button name="do" value="promote" aria-label="Live for all … ${name}">Live for all …</button
        ><button name="do" value="stop" aria-label="Stop canary … ${name}">Stop canary …</button>
      </form>`
    }
    <details>
      <summary aria-label="More of the canary of ${name}">More</summary>
      <dl>${healthRows(figures)}</dl>
      ${
        operator &&
        html`<form method="post" action="/ops/canary">
          ${formToken(operator)} ${seen}
          ${field('Share of page loads, %', html`<input type="number" inputmode="numeric" name="percent" min="0" max="100" step="1" required value="${canary.percent}" aria-label="Share of visits that get the canary of ${name}, in percent" />`)}
          <button name="do" value="percent" aria-label="Set share ${name}">Set share</button>
        </form>`
      }
    </details>
  </div>`;
}

const earlierVersions = (name: string, { version: live }: LivePart, recent: Revision[]): string[] =>
  [...new Set(recent.flatMap((revision) => revision.live[name]?.version ?? []))].filter(
    (version) => version !== live,
  );

/** @param isUrgent its button stands out */
const rollbackForm = (name: string, isUrgent: boolean): Html =>
  html`<form method="get" action="/ops/confirm/rollback">
    ${hidden('part', name)}<button class="${!isUrgent && 'quiet'}" aria-label="Roll back ${name} …">
      Roll back …
    </button>
  </form>`;

function versionForm(name: string, part: LivePart, earlier: string[]): Html {
  const options = earlier.map(
    (version) =>
      html`<option value="${version}">
        ${version}${part.bad?.includes(version) && ' (was rolled back)'}
      </option>`,
  );
  return html`<form method="get" action="/ops/confirm/rollback">
    ${hidden('part', name)}
    ${field(
      'Another version',
      html`<select name="to" aria-label="Version of ${name} to go back to">
        ${options}
      </select>`,
    )} <button aria-label="Go back to that version of ${name} …">Go back to it …</button>
  </form>`;
}
