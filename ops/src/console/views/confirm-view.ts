import { html, type Html } from '@ilera/contracts/html';
import { formatRefusals, type Refusal } from '../../site/refusal';
import type { Operator } from '../session';
import { field, formKey, formToken, hidden, messageView, page } from './page';

/** A planned change, for confirmation. */
export interface Confirmation {
  title: string;
  /** Effects, and who changed the part last. */
  sentences: string[];
  refusals: Refusal[];
  action: string;
  fields: Record<string, string>;
  button: string;
}

/** Renders the effects of a planned change, and the form that makes it. */
export function confirmView(
  { title, sentences, refusals, action, fields, button }: Confirmation,
  operator: Operator | undefined,
): string {
  const overrule =
    refusals.length > 0 &&
    html`${messageView({ text: `Something would not work any more:\n${formatRefusals(refusals)}`, isBad: true })}
    ${choice('force', 'Go ahead all the same; the history says so')}`;
  return page(
    title,
    html`<main>
      <h1>${title}?</h1>
      <section class="card" aria-label="What will change">
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      </section>
      <form method="post" action="/ops/${action}" class="card">
        ${formToken(operator)} ${formKey()}
        ${Object.entries(fields).map(([name, value]) => hidden(name, value))}
        ${field('Reason', html`<input name="reason" required maxlength="200" />`)}
        ${choice('now', 'The running code does harm: ask open tabs to load again')} ${overrule}<button>
          ${button}</button
        ><a class="button quiet" href="/ops#part-${fields.part}">Cancel</a>
      </form>
    </main>`,
  );
}

const choice = (name: string, label: string): Html =>
  html`<label class="choice"><input type="checkbox" name="${name}" value="yes" />${label}</label>`;
