import { formScriptMark, passwordToggleMark, personMark, prerenderedMark } from '@shared/contracts';

const prerendered = `[${prerenderedMark}]`;

const closest = (event: Event, selector: string): Element | null | undefined =>
  (event.target as Partial<Element> | null)?.closest?.(selector);

/**
 * Until a prerendered page is mounted: prevents submits, shows and hides a password, holds a press of any other
 * button back for the mounted page unless it has a native command (`commandForElement`), preloads what a form
 * needs once it is used, and marks the document of a signed-in person, so that nothing is shown that was
 * prerendered for others.
 */
export function holdPresses(signedIn: boolean): void {
  if (signedIn) document.documentElement.setAttribute(personMark, '');
  const options = { capture: true };
  document.addEventListener(
    'submit',
    (event) => {
      if (closest(event, prerendered)) event.preventDefault();
    },
    options,
  );
  document.addEventListener('click', holdPress, options);
  document.addEventListener('focusin', preloadFormScripts, options);
  document.addEventListener('click', preloadFormScripts, options);
}

/**
 * React would lose a press on what it renders anew or cannot hydrate at once; an `auxclick` only makes it hydrate the
 * button first.
 */
function holdPress(event: Event): void {
  const button = closest(event, `${prerendered} button`) as HTMLButtonElement | null | undefined;
  if (!button || button.commandForElement) return;
  event.stopPropagation();
  if (button.hasAttribute(passwordToggleMark)) return togglePassword(button);
  window.__held = button;
  button.setAttribute('aria-busy', 'true');
  button.dispatchEvent(new MouseEvent('auxclick'));
}

function togglePassword(button: HTMLButtonElement): void {
  const field = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLInputElement;
  const shown = field.type !== 'password';
  field.type = shown ? 'password' : 'text';
  button.setAttribute(passwordToggleMark, shown ? '' : 'shown');
}

function preloadFormScripts(event: Event): void {
  if (!closest(event, `${prerendered} form`)) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[${formScriptMark}]`)) {
    link.removeAttribute(formScriptMark);
    link.rel = 'preload';
  }
}
