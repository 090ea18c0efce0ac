import { brand } from '@ilera/contracts';
import { html } from '@ilera/contracts/html';
import type { ConsoleAccess } from '../session';
import { field, messageView, page } from './page';

/** Renders the sign-in page for operators. @param name typed before */
export function signInView({ openId }: ConsoleAccess, message?: string, name = ''): string {
  return page(
    'Sign in',
    html`<main>
      <h1>${brand.name} ops</h1>
      ${message && messageView({ text: message, isBad: true }, true)}
      ${
        openId
          ? html`<p class="card">
              <a class="button" href="/ops/openid/start">Sign in with ${new URL(openId.issuer).hostname}</a>
            </p>`
          : html`<form method="post" action="/ops/login" class="card">
              ${field('Your name, for the history', html`<input name="name" autocomplete="username" required maxlength="60" value="${name}" />`)}
              ${field('Operator key', html`<input name="key" type="password" autocomplete="current-password" required />`)}
              <button>Sign in</button>
            </form>`
      }
    </main>`,
  );
}

/** Replaces the console at a gateway without OPS_KEY. */
export const keyNeededView = (): string =>
  page(
    'Console is off',
    html`<main>
      <h1>${brand.name} ops</h1>
      <p>The console is off: it wants an operator key, the variable OPS_KEY of this gateway.</p>
    </main>`,
  );
