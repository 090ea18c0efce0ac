import type { LivePart } from '@ilera/contracts';
import { html, type Html } from '@ilera/contracts/html';
import type { VersionSummary } from '../../metrics/version-summary';
import { describeAudience } from '../../site/change-text';
import { formatTime } from '../../site/revision-text';
import type { Operator } from '../session';
import { figuresOf, troubleOf } from '../../site/version-trouble';
import { code, hidden } from './page';

/**
 * Renders one part, short enough for a phone: live version, trouble and rollback; details open below.
 * @param operator undefined omits the forms, where this gateway cannot change anything
 */
export function partView(
  name: string,
  part: LivePart,
  health: VersionSummary[],
  operator: Operator | undefined,
): Html {
  const id = `part-${name}`;
  const figures = figuresOf(name, part.version, health);
  const trouble = troubleOf(figures).text;
  return html`<section class="card ${trouble && 'trouble'}" aria-labelledby="${id}">
    <div class="head">
      <h3 id="${id}">${name}</h3>
      ${operator && rollbackForm(name, trouble !== undefined)}
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
  const figures = figuresOf(name, canary.version, health);
  const trouble = troubleOf(figures).text;
  return html`<div class="note">
    <p>Canary ${code(canary.version)} ${describeAudience(canary)}.</p>
    ${trouble && html`<p class="bad">${trouble}</p>`}
    ${
      operator &&
      html`<form method="get" action="/ops/confirm/canary">
        ${hidden('part', name)}${hidden('from', canary.version)}
        <button name="do" value="promote" aria-label="Live for all … ${name}">Live for all …</button
        ><button name="do" value="stop" aria-label="Stop canary … ${name}">Stop canary …</button>
      </form>`
    }
    <details>
      <summary aria-label="More of the canary of ${name}">More</summary>
      <dl>${healthRows(figures)}</dl>
    </details>
  </div>`;
}

/** @param isUrgent makes the button stand out */
const rollbackForm = (name: string, isUrgent: boolean): Html =>
  html`<form method="get" action="/ops/confirm/rollback">
    ${hidden('part', name)}<button class="${!isUrgent && 'quiet'}" aria-label="Roll back ${name} …">
      Roll back …
    </button>
  </form>`;
