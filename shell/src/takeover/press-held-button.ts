import { counterpart } from './counterpart';

declare global {
  interface Window {
    /** The last button that was pressed on the painted page; set by the document's own script. */
    __held?: HTMLButtonElement;
  }
}

/** Presses the button that somebody pressed before the page could answer. */
export function pressHeldButton(painted: readonly Element[], live: ParentNode): void {
  const pressed = window.__held;
  delete window.__held;
  if (!pressed) return;
  // Once the effects of the page's first drawing are done.
  setTimeout(() => counterpart(painted, pressed, live, 'button')?.click());
}
