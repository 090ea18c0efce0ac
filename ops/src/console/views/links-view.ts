import { html, type Html } from '@shared/contracts/html';
import type { Operator } from '../session';
import { code, field, page, formToken } from './page';

/**
 * Forms that create signed links.
 * @param parts names of what is live
 */
export function linksView(parts: string[], operator: Operator): Html {
  const remotes = parts.filter((name) => name !== 'shell').map((name) => html`<option>${name}</option>`);
  const form = (title: string, action: string, whose: string, fields: Html): Html =>
    html`<div class="card">
      <h3>${title}</h3>
      <form method="post" action="${action}">
        ${formToken(operator)} ${fields}<button aria-label="Make a link for a ${whose}">Make a link</button>
      </form>
    </div>`;
  return html`<h2>Links</h2>
    ${form('Let somebody in early', '/ops/invite', 'person', field('Name, as in the canary’s list', html`<input name="person" required maxlength="40" autocomplete="off" />`))}
    ${form(
      'Admit a developer’s build',
      '/ops/override',
      'build',
      html`${field(
        'Remote',
        html`<select name="remote">
          ${remotes}
        </select>`,
      )}
      ${field('Address of the dev server', html`<input name="base" type="url" required value="http://localhost:3101/" />`)}`,
    )}`;
}

/** A signed link to copy. */
export const linkView = (url: string, explanation: string): string =>
  page(
    'Link',
    html`<main>
      <h1>Link</h1>
      <p>${explanation}</p>
      <p class="card">${code(url)}</p>
      <p><a href="/ops">Back</a></p>
    </main>`,
  );
