import { brand } from '@shared/contracts';
import { html, type Html } from '@shared/contracts/html';

/**
 * The page of a link that leads nowhere any more: readable on a phone, with the way to the site. It has no
 * style and no script, so that every policy lets it through.
 */
export const linkOverPage = (text: string): string =>
  page(text, html`Ask whoever sent it for a new link, or <a href="/">go to ${brand.name}</a>.`);

/** The page of a preview that cannot be shown now, with the way out of it. */
export const previewNotShownPage = (text: string): string =>
  page(text, html`Load this page again later, or <a href="/_preview/off">leave the preview</a>.`);

const page = (text: string, advice: Html): string =>
  '<!doctype html>\n' +
  html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${text} | ${brand.name}</title>
    </head>
    <body>
      <h1>${text}</h1>
      <p>${advice}</p>
    </body>
  </html>`.text +
  '\n';
