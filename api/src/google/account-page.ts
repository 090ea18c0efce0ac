/** The local provider's page: choose one of the demo accounts, type another address, or cancel. */
import { html } from '@ilera/contracts/html';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { sendPage } from '../http/html-page';
import { ResponseError } from '../common/response-error';
import { demoStaff } from '../seed/data/staff';

interface Account {
  email: string;
  given_name: string;
  family_name: string;
}

const people: Account[] = [
  { email: 'halima.google@ilera.example', given_name: 'Halima', family_name: 'Bello' },
  { email: 'new.person@gmail.example', given_name: 'New', family_name: 'Person' },
];

const staff = demoStaff.map(({ email, name }): Account => {
  const [given_name = '', ...rest] = name.split(' ');
  return { email, given_name, family_name: rest.join(' ') };
});

/** The accounts that the page offers, and the provider it imitates, by client. */
const offers = {
  site: { accounts: people, stands: 'Google' },
  clinic: { accounts: staff, stands: 'the sign-in of our staff' },
};

/** A subject that contains its e-mail address, so that nothing needs to be stored. */
export const accountSubject = {
  of: (email: string): string => `demo-${email.trim().toLowerCase()}`,
  read: (subject: string) => {
    const email = subject.replace(/^demo-/, '');
    const known = [...people, ...staff].find((person) => person.email === email);
    return known ?? { email, given_name: email.split('@')[0] ?? 'Person', family_name: 'Google' };
  },
};

interface Choice {
  account?: unknown;
  email?: unknown;
  outcome?: unknown;
}

export function accountPage(
  app: FastifyInstance,
  load: () => Promise<Provider>,
  path: string,
  formTargets: string[],
): void {
  const url = `${path}/interaction/:uid`;

  app.get(url, async (request, reply) => {
    const provider = await load();
    const clientId = await checkBrowser(provider, request.raw, reply.raw);
    const { accounts, stands } = clientId === 'clinic' ? offers.clinic : offers.site;
    const radios = accounts.map(
      ({ email, given_name, family_name }, index) =>
        html`<label
          ><input
            type="radio"
            name="account"
            value="${email}"
            ${index === 0 && html` checked`}
          />${given_name} ${family_name}, ${email}</label
        >`,
    );
    return sendPage(reply, {
      title: 'Choose an account - development',
      formTargets,
      body: html`<main>
        <p class="ribbon">Development only</p>
        <h1>Choose an account</h1>
        <p class="quiet">This page stands in for ${stands}.</p>
        <form method="post">
          <fieldset>
            <legend>Accounts</legend>
            ${radios}
            <label><input type="radio" name="account" value="other" />Another account</label>
            <label>Email of the other account<input type="email" name="email" autocomplete="off" /></label>
          </fieldset>
          <div class="actions">
            <button class="primary" name="outcome" value="continue">Continue</button>
            <button name="outcome" value="cancel" formnovalidate>Cancel</button>
          </div>
        </form>
      </main>`,
    });
  });

  app.post<{ Body: Choice | null }>(url, async (request, reply) => {
    const provider = await load();
    const { account, email, outcome } = request.body ?? {};
    const chosen = String(account === 'other' ? email : account);
    const isGood = outcome === 'continue' && chosen.includes('@') && chosen.length < 200;
    const result = isGood
      ? { login: { accountId: accountSubject.of(chosen) } }
      : { error: 'access_denied', error_description: 'The person cancelled' };
    await checkBrowser(provider, request.raw, reply.raw);
    await forgetEarlier(provider, request.raw, reply.raw);
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  });
}

/** Drops the earlier session, because the provider's own page for ending it is blocked by our content policy. */
async function forgetEarlier(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const interaction = await provider.interactionDetails(request, response);
  const { session, exp } = interaction;
  if (!session) return;
  await (await provider.Session.findByUid(session.uid))?.destroy();
  delete interaction.session;
  await interaction.save(exp - Math.floor(Date.now() / 1000));
}

/**
 * Refuses a browser that did not begin this sign-in, because it lacks the provider's cookie.
 * @returns the client that asks
 */
async function checkBrowser(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<string> {
  const { params } = await provider.interactionDetails(request, response).catch(() => {
    throw new ResponseError(400, 'This sign-in has ended. Start again on the site.');
  });
  return String(params.client_id);
}
