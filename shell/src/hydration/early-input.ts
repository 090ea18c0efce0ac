import {
  restoreField,
  type EditedField,
  fieldSelector,
  readEditedFields,
  selectionOf,
} from './edited-fields';
import { matchingElement } from './matching-element';

declare global {
  interface Window {
    /** The last button that was pressed on a prerendered page; set by the document's own script. */
    __held?: HTMLButtonElement;
  }
}

const focusable = 'a, button, input, textarea, select, summary, [tabindex]';

/** The elements of the prerendered page, whether or not they are still in the document. */
let nodes: readonly Element[] = [];
let editedFields: EditedField[] = [];
let focused: HTMLElement | undefined;

/** Records input values and focus of prerendered elements until their page is mounted. */
export function keepEarlyInput(elements: readonly Element[]): void {
  nodes = elements;
  readFocus();
  document.addEventListener('focusin', readFocus);
  document.addEventListener('focusout', readLeaving);
  document.addEventListener('input', readLateInput, true);
  readEarlyInput();
}

/** Reads the values as late as possible: just before the page writes into its fields or removes them. */
export function readEarlyInput(): void {
  if (nodes.length > 0) editedFields = readEditedFields(nodes);
}

/**
 * Reads what is entered between that reading and the page's mount. React replays no such event for a page
 * that is not hydrated.
 */
function readLateInput({ target }: Event): void {
  if (!(target instanceof Element) || !target.parentElement || !nodes.some((node) => node.contains(target)))
    return;
  const read = readEditedFields([target.parentElement]).filter(({ field }) => field === target);
  editedFields = [...editedFields.filter(({ field }) => field !== target), ...read];
}

/**
 * Records each change of the focus: once React has removed the focused element, the document no longer shows
 * it.
 */
function readFocus(): void {
  const element = document.activeElement;
  if (element instanceof HTMLElement && element !== document.body)
    focused = nodes.some((node) => node.contains(element)) ? element : undefined;
}

/**
 * A focused element that is still in the document was left by the visitor; otherwise its removal ended the
 * focus.
 */
function readLeaving({ target }: FocusEvent): void {
  queueMicrotask(() => {
    if (target === focused && focused?.isConnected && document.activeElement === document.body)
      focused = undefined;
  });
}

/** Restores input values, a lost focus and the queued click in the mounted page. Does so once. */
export function restoreEarlyInput(): void {
  if (nodes.length === 0) return;
  const [earlier, entered, held] = [nodes, editedFields, focused];
  [nodes, editedFields, focused] = [[], [], undefined];
  document.removeEventListener('focusin', readFocus);
  document.removeEventListener('focusout', readLeaving);
  document.removeEventListener('input', readLateInput, true);
  const inPage = <E extends HTMLElement>(element: E, selector: string) =>
    element.isConnected ? element : matchingElement(earlier, element, document, selector);
  // React sets a hydrated field's value once more at the end of the commit.
  queueMicrotask(() => {
    const selected = selectedText();
    for (const edited of entered) {
      const field = inPage(edited.field, fieldSelector);
      if (field) restoreField(edited, field);
    }
    // Setting the focused field's value moves the selection into it.
    const selection = getSelection();
    if (!selected || !selection?.isCollapsed) return;
    selection.removeAllRanges();
    selection.addRange(selected);
  });
  // A focus that the visitor has moved in the meantime stays where it is.
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

/** Repeats a click that came before hydration, after the effects of that page's mount. */
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

/** Waits for the end of an active IME composition, which replacing its field would abort. */
export function waitForCompositionEnd(): Promise<void> {
  if (!isComposing) return Promise.resolve();
  return new Promise((resolve) => addEventListener('compositionend', () => resolve(), { once: true }));
}
