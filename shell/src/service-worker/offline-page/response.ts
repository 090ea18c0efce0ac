import { brand } from '@ilera/contracts';
import { Html, html } from '@ilera/contracts/html';

/** The page's script, compiled; filled in by the build (shared/build/src/shell-config.ts). */
declare const OFFLINE_PAGE_SCRIPT: string;

/** The response for an address without network or copy. */
export async function offlineResponse(): Promise<Response> {
  const script = OFFLINE_PAGE_SCRIPT;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
  return new Response(offlineHtml(script), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        `default-src 'none'; script-src ${source}; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The offline page's style, with the values of shared/ui/src/styles/tokens.css, which is not available offline. */
const style = `
:root{color-scheme:light dark;--page:#fff;--tint:#f3eefb;--text:#22123f;--muted:#5c5075;--action:${brand.colour};--on-action:#fff;--line:#e6e0ee;--warm:#fdeee2}
@media (prefers-color-scheme:dark){:root{--page:#140d22;--tint:#2a1d47;--text:#f2edfa;--muted:#bbb0cf;--action:#c3adf7;--on-action:#22123f;--line:#382c52;--warm:#3a2417}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:400 1.0625rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{display:flex;gap:.75rem;align-items:center;padding:1.25rem;font-size:1.375rem;font-weight:650}
.leaf{fill:var(--action)}
.pulse{fill:none;stroke:var(--page);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
header,main{max-width:42rem;margin-inline:auto}
main{padding:1rem 1.25rem 3rem}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,1.45rem + 1.4vw,2.5rem);line-height:1.14;letter-spacing:-.015em}
h2{margin:0 0 .75rem;font-size:1.25rem;line-height:1.2}
p{margin:0 0 1rem}
a{color:var(--action)}
button{min-height:2.75rem;padding:.625rem 1.25rem;border:0;border-radius:.5rem;background:var(--action);color:var(--on-action);font:inherit;font-weight:650;cursor:pointer}
:focus-visible{outline:3px solid var(--text);outline-offset:2px}
section{margin:0 0 1.25rem;padding:1.25rem;border-radius:1rem;background:var(--tint)}
section>:last-child{margin-bottom:0}
.help{background:var(--warm)}
ul{margin:0;padding:0;list-style:none}
li a{display:block;padding:.75rem 0}
li+li{border-top:1px solid var(--line)}
li small{display:block;color:var(--muted)}
dl{display:grid;gap:.75rem;margin:0}
dt{color:var(--muted);font-size:.875rem}
dd{margin:0;font-size:1.25rem;font-weight:650;overflow-wrap:anywhere}
#visit-time{font-size:1.25rem;font-weight:650}
[hidden]{display:none}
@media (forced-colors:active){button{border:1px solid}section{border:1px solid}}
`;

/** The offline page's words; `show.ts` has those that the script fills in. */
const words = {
  title: 'You are offline',
  lead: 'This page needs a connection. It opens by itself as soon as there is one.',
  tryAgain: 'Try again',
  card: 'Your plan card',
  visit: 'Your next visit',
  saveVisit: 'Save to my calendar',
  pages: 'To read offline',
  noPages: 'Conditions and articles that you open are kept here for reading offline. None is kept yet.',
  calls: 'Calls work without internet',
  /** Texts before and after the emergency number. */
  emergency: [
    'Chest pain, trouble breathing, heavy bleeding, fits or fainting: call',
    'or go to the nearest hospital.',
  ],
  anythingElse: 'Anything else:',
} as const;

/** The offline page. Its script fills in the data on this device and hides empty parts. */
export function offlineHtml(script: string): string {
  const [call, goTo] = words.emergency;
  // The policy hashes the script alone, so the tag must contain no extra white space.
  return html`<!doctype html>
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
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>`.text;
}
