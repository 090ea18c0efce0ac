import { prerenderedMark } from '@shared/contracts';
import { readFocus, type HeldFocus } from './held-focus';
import { giveBackEntries } from './give-back-entries';
import { pressHeldButton } from './press-held-button';

/** What the document showed before any script ran (docs/adr/0008), until the page itself stands in its place. */
let nodes: readonly Node[] = [];
let focus: HeldFocus | undefined;

/** Takes charge of what is painted in the root. False when nothing is. */
export function takeCharge(root: Element): boolean {
  if (!root.hasAttribute(prerenderedMark)) return false;
  nodes = [...root.childNodes];
  return true;
}

/** Remembers where the visitor is writing: taking an element out of the page, or moving it, takes its focus. */
export function noteFocus(): void {
  if (nodes.length > 0) focus = readFocus(paintedElements()) ?? focus;
}

/** The painted page without its frame, to stay in sight where the frame is ready before the page. */
export function paintedPage(): readonly Node[] {
  const main = paintedElements().flatMap((element) => [...element.querySelectorAll('main')])[0];
  return main ? [...main.childNodes] : [];
}

/** Brings the focus back to where it was noted. */
export function restoreFocus(): void {
  focus?.giveBack(document);
}

/** The page is there: it gets what was typed, where the focus was, and the press that came too early. Only once. */
export function finishTakeover(): void {
  if (nodes.length === 0) return;
  const before = paintedElements();
  nodes = [];
  for (const tag of document.head.querySelectorAll(`[${prerenderedMark}]`)) tag.remove();
  giveBackEntries(before, document);
  restoreFocus();
  focus = undefined;
  pressHeldButton(before, document);
}

const paintedElements = (): Element[] => nodes.filter((node) => node instanceof Element);
