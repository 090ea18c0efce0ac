import { brand } from '@shared/contracts';
import { Html, html } from '@shared/contracts/html';
import { words } from './html.words';
import { style } from './style';

/** The offline page. Its script fills in what this device has, and hides what it has not. */
export function offlineHtml(script: string): string {
  const [call, goTo] = words.emergency;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.title} | ${brand.name}</title>
        <meta name="theme-color" content="${brand.colour}" />
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>
          <svg viewBox="3 3 26 26" width="32" height="32" aria-hidden="true">
            <path class="leaf" d="${brand.mark.leaf}" />
            <path class="pulse" d="${brand.mark.pulse}" />
          </svg>
          <span>${brand.name}</span>
        </header>
        <main>
          <h1>${words.title}</h1>
          <p>${words.lead}</p>
          <p><button type="button" id="again">${words.tryAgain}</button></p>
          <section id="card" aria-labelledby="card-title" hidden>
            <h2 id="card-title">${words.card}</h2>
            <dl id="card-facts"></dl>
          </section>
          <section id="visit" aria-labelledby="visit-title" hidden>
            <h2 id="visit-title">${words.visit}</h2>
            <p id="visit-time"></p>
            <p><a id="visit-file" download="consultation.ics">${words.saveVisit}</a></p>
          </section>
          <section id="pages" aria-labelledby="pages-title" hidden>
            <h2 id="pages-title">${words.pages}</h2>
            <ul id="page-list"></ul>
          </section>
          <p id="nothing" hidden>${words.noPages}</p>
          <section class="help" aria-labelledby="help-title">
            <h2 id="help-title">${words.calls}</h2>
            <p>
              ${call}
              <a href="tel:112">112</a> ${goTo}
            </p>
            <p>
              ${words.anythingElse}
              <a href="${brand.supportPhoneHref}">${brand.supportPhone}</a>
            </p>
          </section>
        </main>
        <script>
          __SCRIPT__;
        </script>
      </body>
    </html>`;
  // The hash of the policy is that of the script alone, so no white space may stand beside it.
  return page.text.replace(/<script>[\s\S]*<\/script>/, () => `<script>${script}</script>`);
}
