import { enter, type Entry, fieldSelector, readEntries, selectionOf } from './entries';
import { matchingElement } from './matching-element';

declare global {
  interface Window {
    /** The last button that was pressed on a prerendered page; set by the document's own script. */
    __held?: HTMLButtonElement;
  }
}

const focusable = 'a, button, input, textarea, select, summary, [tabindex]';

/** The elements of the prerendered page, also when they are out of the document by now. */
let nodes: readonly Element[] = [];
let entries: Entry[] = [];
let focused: HTMLElement | undefined;

/** Keeps what is entered into prerendered elements, and the focus inside them, for the page that is coming. */
export function keepEarlyInput(elements: readonly Element[]): void {
  nodes = elements;
  readFocus();
  document.addEventListener('focusin', readFocus);
  document.addEventListener('focusout', readLeaving);
  document.addEventListener('input', readLateInput, true);
  readEarlyInput();
}

/** Reads it as late as possible: before anything of the page writes into its fields, or takes them away. */
export function readEarlyInput(): void {
  if (nodes.length > 0) entries = readEntries(nodes);
}

/** What is entered after the reading and before the page's mount: React repeats no such event for a page that is not hydrated. */
function readLateInput({ target }: Event): void {
  if (!(target instanceof Element) || !target.parentElement || !nodes.some((node) => node.contains(target)))
    return;
  const read = readEntries([target.parentElement]).filter(({ field }) => field === target);
  entries = [...entries.filter(({ field }) => field !== target), ...read];
}

/** Where somebody is by now, at every step: once React has removed the element, the document no longer says. */
function readFocus(): void {
  const element = document.activeElement;
  if (element instanceof HTMLElement && element !== document.body)
    focused = nodes.some((node) => node.contains(element)) ? element : undefined;
}

/** An element that is still there has been left by the visitor, one that is gone by its removal. */
function readLeaving({ target }: FocusEvent): void {
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected && document.activeElement === document.body)
      focused = undefined;
  });
}

/** The page is mounted: gives it what was entered, the focus if that was lost, and the button that was pressed. Once. */
export function restoreEarlyInput(): void {
  if (nodes.length === 0) return;
  const [earlier, entered, held] = [nodes, entries, focused];
  [nodes, entries, focused] = [[], [], undefined];
  document.removeEventListener('focusin', readFocus);
  document.removeEventListener('focusout', readLeaving);
  document.removeEventListener('input', readLateInput, true);
  const inPage = <E extends HTMLElement>(element: E, selector: string) =>
    element.isConnected ? element : matchingElement(earlier, element, document, selector);
  // React puts a hydrated field's state in order once more at the end of the commit.
  queueMicrotask(() => {
    const selected = selectedText();
    for (const entry of entered) {
      const field = inPage(entry.field, fieldSelector);
      if (field) enter(entry, field);
    }
    // Writing into the focused field took the selection to it.
    const selection = getSelection();
    if (!selected || !selection?.isCollapsed) return;
    selection.removeAllRanges();
    selection.addRange(selected);
  });
  // Somebody who has moved on in the meantime is left where they are.
  if (held && document.activeElement === document.body) {
    const selection = selectionOf(held);
    const target = inPage(held, focusable);
    target?.focus({ preventScroll: true });
    if (target && selection) (target as HTMLInputElement).setSelectionRange(...selection);
  }
  pressEarlyClick(
    () => true,
    (button) => inPage(button, 'button'),
  );
}

function selectedText(): Range | undefined {
  const selection = getSelection();
  return selection?.rangeCount && !selection.isCollapsed ? selection.getRangeAt(0).cloneRange() : undefined;
}

/** Presses the button that was pressed before its page could answer, once the effects of that page's mount are done. */
export function pressEarlyClick(
  isMine: (button: HTMLButtonElement) => boolean,
  find: (button: HTMLButtonElement) => HTMLButtonElement | undefined = (button) => button,
): void {
  const pressed = window.__held;
  if (!pressed || !isMine(pressed)) return;
  delete window.__held;
  setTimeout(() => {
    const button = find(pressed);
    button?.removeAttribute('aria-busy');
    button?.click();
  });
}

let isComposing = false;
if (typeof window !== 'undefined') {
  addEventListener('compositionstart', () => (isComposing = true), true);
  addEventListener('compositionend', () => (isComposing = false), true);
}

/** Nobody's half-written letter is taken away: a keyboard that composes letters is waited for. */
export function composed(): Promise<void> {
  if (!isComposing) return Promise.resolve();
  return new Promise((resolve) => addEventListener('compositionend', () => resolve(), { once: true }));
}
