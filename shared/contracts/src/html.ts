import { escapeHtml } from './escape-html';

/** Escaped markup. Only `html` creates it. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a template: `false` and `undefined` give nothing, so that `condition && html…` reads well. */
type Value = string | number | Html | false | undefined | Value[];

/** Builds markup; every value that is not markup itself is escaped. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(strings.map((text, index) => text + (index < values.length ? write(values[index]) : '')).join(''));

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(write).join('');
  return value instanceof Html ? value.text : escapeHtml(String(value));
}
