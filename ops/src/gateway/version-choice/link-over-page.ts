import { brand } from '@shared/contracts';
import { Html, html } from '@shared/contracts/html';

/** Nothing is loaded for it, and where a policy leaves it out the page can still be read. */
const style = new Html(
  '<style>body{margin:12vh auto;max-width:34rem;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}</style>',
);

/** The page of a link that leads nowhere any more: readable on a phone, with the way to the site. */
export const linkOverPage = (text: string): string =>
  page(text, html`Ask whoever sent it for a new link, or <a href="/">go to ${brand.name}</a>.`);

/** The page of a preview that cannot be shown now, with the way out of it. */
export const previewNotShownPage = (): string =>
  page(
    'This preview cannot be shown at the moment',
    html`Load this page again later, or <a href="/_preview/off">leave the preview</a>.`,
  );

const page = (text: string, advice: Html): string =>
  '<!doctype html>\n' +
  html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${text} | ${brand.name}</title>
      ${style}
    </head>
    <body>
      <h1>${text}</h1>
      <p>${advice}</p>
    </body>
  </html>`.text +
  '\n';
