import { randomUUID } from 'node:crypto';
import { brand } from '@ilera/contracts';
import { html, Html } from '@ilera/contracts/html';
import type { Operator } from '../session';

/** The console's style: one column on a phone, readable at night, with large targets. */
export const consoleStyle = `
:root{color-scheme:light dark;--ink:#1f1b2e;--paper:#faf9fc;--card:#fff;--line:#d9d4e6;--main:${brand.colour};--bad:#a4161a;--soft:#5c566b}
@media (prefers-color-scheme:dark){:root{--ink:#eeeaf7;--paper:#15121d;--card:#211c2e;--line:#3d3552;--main:#b79cf0;--bad:#ff8f8f;--soft:#b3abc7}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main,header{max-width:60rem;margin:0 auto;padding:1rem}header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
h1{font-size:1.375rem;margin:0 0 .5rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}h3{font-size:1rem;margin:0}header h1{margin:0}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1rem}section.card{padding:.5rem 1rem;margin:0 0 .5rem}section.card p{margin:.25rem 0}
.trouble{border-color:var(--bad);border-left-width:.5rem}.head{display:flex;gap:.5rem;align-items:center;justify-content:space-between}.head form{margin:0}
summary{cursor:pointer;color:var(--main);padding:.25rem 0}header+main{padding-top:0}
.bad{color:var(--bad)}.soft{color:var(--soft)}.note{border-left:.25rem solid var(--main);padding:.5rem 1rem;background:var(--card)}.note.bad{border-color:var(--bad)}
code{font:.875rem/1.5 ui-monospace,monospace}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.75rem 0 0}form.card{margin:0 0 1rem;gap:1rem}header form{margin:0;align-items:center}
label{display:grid;gap:.25rem;flex:1 1 12rem}.choice{display:flex;gap:.75rem;align-items:center;flex-basis:100%;min-height:2.75rem}.choice input{flex:none;width:1.5rem;min-height:1.5rem}
input,button,.button{font:inherit;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:.5rem;background:var(--card);color:var(--ink);max-width:100%}
button,.button{display:inline-block;background:var(--main);border-color:var(--main);color:var(--paper);cursor:pointer;font-weight:600;text-decoration:none}
button.quiet,.button.quiet{background:none;color:var(--main)}a{color:var(--main)}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.history{list-style:none;margin:0;padding:0}.history li{padding:.5rem 0;border-bottom:1px solid var(--line)}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:0 1rem;margin:.5rem 0 0}dd{margin:0}
@media (max-width:30rem){dl{grid-template-columns:minmax(0,1fr)}dt{color:var(--soft)}dd{margin:0 0 .5rem}}
`;

// The Content-Security-Policy has the hash of these bytes, so no formatter may change them.
const style = new Html(`<style>${consoleStyle}</style>`);

/** Renders a page of the console, or one in its style. The page is readable where a policy blocks the style. */
export const page = (title: string, body: Html, owner = `${brand.name} ops`): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${owner}</title>
        ${style}
      </head>
      <body>
        ${body}
      </body>
    </html>`.text;

/** A control under its label. */
export const field = (label: string, control: Html): Html => html`<label>${label}${control}</label>`;

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** A field that identifies one rendering of a form, so that a double click is one request. */
export const formKey = (): Html => hidden('key', randomUUID());

/** The session's secret, for every form that changes something. */
export const formToken = (operator: Operator | undefined): Html => hidden('token', operator?.formToken ?? '');

export const code = (text: string): Html => html`<code>${text}</code>`;

/** The result of an action, or why it did nothing. */
export interface Message {
  text: string;
  isBad: boolean;
}

/**
 * A message in lines, announced by screen readers.
 * @param isResult focuses the result of an action, because screen readers announce no message of a new page
 */
export function messageView({ text, isBad }: Message, isResult = false): Html {
  const focus = isResult && html`tabindex="-1" autofocus`;
  const lines = text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`);
  return isBad
    ? html`<p class="note bad" role="alert" ${focus}>${lines}</p>`
    : html`<p class="note" role="status" ${focus}>${lines}</p>`;
}
