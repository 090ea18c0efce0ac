import { randomUUID } from 'node:crypto';
import { brand } from '@shared/contracts';
import { html, Html } from '@shared/contracts/html';
import { consoleStyle } from '../style';

// The policy has the hash of these very bytes, so no formatter may change them.
const style = new Html(`<style>${consoleStyle}</style>`);

/** A whole page of the console. It has no script. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${brand.name} ops</title>
        ${style}
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;

/** A control under its label. */
export const field = (label: string, control: Html): Html => html`<label>${label}${control}</label>`;

/** Stands for the token of the reader's session until the page is sent; nobody can guess it. */
export const tokenPlace = randomUUID();

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** Names one showing of a form, so that a double click is one request. */
export const formKey = (): Html => hidden('key', randomUUID());

/** Every form that changes something has it. */
export const formToken = hidden('token', tokenPlace);

export const code = (text: string): Html => html`<code>${text}</code>`;

/** The result of an action, or why it did nothing. */
export interface Message {
  text: string;
  isBad: boolean;
}

/**
 * A message in lines, announced by screen readers.
 * @param isResult of the action that led to this page: it has the focus, or nobody would read it after a navigation
 */
export function messageView({ text, isBad }: Message, isResult = false): Html {
  const focus = isResult && html`tabindex="-1" autofocus`;
  const lines = text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`);
  return isBad
    ? html`<p class="note bad" role="alert" ${focus}>${lines}</p>`
    : html`<p class="note" role="status" ${focus}>${lines}</p>`;
}
