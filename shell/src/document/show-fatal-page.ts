import { prerenderedMark, strings, brand } from '@shared/contracts';

/** The words of the page for a start that failed; its heading is quoted. */
const words = {
  advice: `Reload the page. If this stays, call ${brand.supportPhone} or write to ${brand.supportEmail}.`,
} as const;

/** Shown when the site could not start; it does without React. */
export function showFatalPage(error: unknown): void {
  console.error('The site could not start', error);
  const root = document.getElementById('root') ?? document.body;
  const fallback = document.getElementById('fallback');
  // A prerendered page can still be read: it gets the notice under it.
  if (fallback && root.hasAttribute(prerenderedMark)) {
    fallback.hidden = false;
    return;
  }
  const heading = document.createElement('h1');
  heading.textContent = strings.clientError;
  const advice = document.createElement('p');
  advice.textContent = words.advice;
  const main = document.createElement('main');
  main.append(heading, advice);
  root.replaceChildren(main);
}
