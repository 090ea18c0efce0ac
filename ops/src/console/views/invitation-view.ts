import { html, type Html } from '@shared/contracts/html';
import type { Operator } from '../session';
import { code, field, page, formToken } from './page';

/** The form that makes an invitation. */
export const inviteView = (operator: Operator): Html =>
  html`<h2>Let somebody in early</h2>
    <div class="card">
      <form method="post" action="/ops/invite">
        ${formToken(operator)}
        ${field('Name, as in the canary’s list', html`<input name="person" required maxlength="40" autocomplete="off" />`)}<button>
          Make a link
        </button>
      </form>
    </div>`;

/** The link of an invitation, to copy. */
export const invitationView = (url: string, person: string): string =>
  page(
    'Link',
    html`<main>
      <h1>Link</h1>
      <p>For ${person}: early versions, for two weeks.</p>
      <p class="card">${code(url)}</p>
      <p><a href="/ops">Back</a></p>
    </main>`,
  );
