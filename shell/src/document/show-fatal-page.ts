import { prerenderedMark, strings } from '@shared/contracts';
import { words } from './show-fatal-page.words';

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
