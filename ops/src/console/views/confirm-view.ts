import type { LivePart, Revision } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';
import type { RollbackPlan } from '../../registry/changes/rollback';
import { formatTime } from '../../site/revision-text';
import type { Operator } from '../session';
import { code, field, formKey, hidden, page, formToken } from './page';

/** The effects of a rollback and who changed the part last, before anything is written. */
export function confirmRollbackView(plan: RollbackPlan, operator: Operator | undefined): string {
  const { part, before, after, last, refusals } = plan;
  const to = after?.version;
  const overrule =
    refusals.length > 0 &&
    html`<div class="note bad" role="alert">
        <p>Something would not work any more:</p>
        <ul>
          ${refusals.map(({ message }) => html`<li>${message}</li>`)}
        </ul>
      </div>
      ${choice('force', 'Go ahead all the same; the history says so')}`;
  return page(
    `Roll back ${part}`,
    html`<main>
      <h1>Roll back ${part}?</h1>
      <section class="card" aria-label="What will change">
        <dl>
          ${
            before.canary &&
            html`<dt>Canary ends</dt>
              <dd>${code(before.canary.version)}, ${before.canary.percent} % of visits</dd>`
          }
          ${
            !to
              ? html`<dt>Taken away</dt>
                  <dd>${code(before.version)}: there is no version before</dd>`
              : before.version === to
                ? html`<dt>Stays live</dt>
                    <dd>${code(to)}</dd>`
                : html`<dt>Live now</dt>
                    <dd>${code(before.version)}</dd>
                    <dt>Live afterwards</dt>
                    <dd>
                      ${code(to)}${before.bad?.includes(to) && html` <span class="bad">was rolled back itself</span>`}
                    </dd>`
          }
          <dt>Falls back to</dt>
          <dd>${after?.lastGood ? code(after.lastGood) : '–'}</dd>
          ${lastChangeRow(last)}
        </dl>
      </section>
      <form method="post" action="/ops/rollback" class="card">
        ${formToken(operator)}
        ${formKey()}${hidden('part', part)}${hidden('from', before.canary?.version ?? before.version)}${hidden('to', to ?? '')}
        ${field('Reason', html`<input name="reason" required maxlength="200" />`)}
        ${choice('now', 'The running code does harm: ask open tabs to load again')} ${overrule}<button>
          ${to ? `Roll back to ${to}` : `Take ${part} away`}</button
        ><a class="button quiet" href="/ops#part-${part}">Cancel</a>
      </form>
    </main>`,
  );
}

/** Promoting or stopping a canary, before anything is written. */
export function confirmCanaryView(
  { part, live, last }: { part: string; live: LivePart; last: Revision | undefined },
  change: 'promote' | 'stop',
  operator: Operator | undefined,
): string {
  const canary = live.canary?.version ?? '';
  const [question, button, outcome] =
    change === 'promote'
      ? [
          'live for all?',
          `Make ${canary} live for all`,
          html`<dt>Live afterwards</dt>
            <dd>${code(canary)}</dd>`,
        ]
      : [
          'stop the canary?',
          `Stop ${canary}`,
          html`<dt>Live afterwards</dt>
            <dd>${code(live.version)}</dd>`,
        ];
  return page(
    `Canary of ${part}`,
    html`<main>
      <h1>${part}: ${question}</h1>
      <section class="card" aria-label="What will change">
        <dl>
          <dt>Live now</dt>
          <dd>${code(live.version)}</dd>
          <dt>Canary</dt>
          <dd>${code(canary)}, ${live.canary?.percent ?? 0} % of visits</dd>
          ${outcome}${lastChangeRow(last)}
        </dl>
      </section>
      <form method="post" action="/ops/canary" class="card">
        ${formToken(operator)}
        ${formKey()}${hidden('part', part)}${hidden('from', canary)}${hidden('do', change)}
        ${field('Reason', html`<input name="reason" required maxlength="200" />`)} <button>${button}</button
        ><a class="button quiet" href="/ops#part-${part}">Cancel</a>
      </form>
    </main>`,
  );
}

const choice = (name: string, label: string): Html =>
  html`<label class="choice"><input type="checkbox" name="${name}" value="yes" />${label}</label>`;

function lastChangeRow(last: Revision | undefined): Html | false {
  if (!last) return false;
  return html`<dt>Changed last</dt>
    <dd>${formatTime(last.at)} by ${last.by}: ${last.action}, “${last.reason}”, revision ${last.n}</dd>`;
}
