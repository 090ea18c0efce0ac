import { html, type Html } from '@ilera/contracts/html';
import type { FastifyInstance } from 'fastify';
import { signInvitation } from '../site/invitation';
import { getOrigin, readForm, type ConsoleAccess, type Operator } from './session';
import { code, field, page, formToken } from './views/page';

/** Makes the link by which a person joins canaries. */
export async function invitation(app: FastifyInstance, { opsKey }: ConsoleAccess): Promise<void> {
  app.post('/ops/invite', async (request) => {
    const person = readForm(request)('person');
    const link = `${getOrigin(request)}/_invitation?p=${signInvitation(person, opsKey)}`;
    return invitationView(link, person);
  });
}

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

/** A page with the link of an invitation, to copy. */
const invitationView = (url: string, person: string): string =>
  page(
    'Link',
    html`<main>
      <h1>Link</h1>
      <p>For ${person}: early versions, for two weeks.</p>
      <p class="card">${code(url)}</p>
      <p><a href="/ops">Back</a></p>
    </main>`,
  );
