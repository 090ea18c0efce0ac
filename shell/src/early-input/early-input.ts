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

const focusableSelector = 'a, button, input, textarea, select, summary, [tabindex]';

/**
 * What somebody does on a prerendered page before its scripts are there: input values, focus and an active
 * IME composition. Kept until the page is mounted, then restored in it.
 */
export class EarlyInput {
  /** The elements of the prerendered page, whether or not they are still in the document. */
  private nodes: readonly Element[] = [];
  private editedFields: EditedField[] = [];
  private focused: HTMLElement | undefined;
  private isComposing = false;

  /** Records input values and focus of prerendered elements until their page is mounted. */
  keep(elements: readonly Element[]): void {
    this.nodes = elements;
    this.readFocus();
    document.addEventListener('focusin', this.readFocus);
    document.addEventListener('focusout', this.readLeaving);
    document.addEventListener('input', this.readLateInput, true);
    document.addEventListener('compositionstart', this.readComposition, true);
    document.addEventListener('compositionend', this.readComposition, true);
    this.read();
  }

  /** Reads the values as late as possible: just before the page writes into its fields or removes them. */
  read(): void {
    if (this.nodes.length > 0) this.editedFields = readEditedFields(this.nodes);
  }

  /** Restores input values, a lost focus and the queued click in the mounted page. Does so once. */
  restore(): void {
    if (this.nodes.length === 0) return;
    const { nodes: earlier, editedFields, focused } = this;
    this.forget();
    const inPage = <E extends HTMLElement>(element: E, selector: string) =>
      element.isConnected ? element : matchingElement(earlier, element, document, selector);
    // React sets a hydrated field's value once more at the end of the commit.
    queueMicrotask(() => {
      const selected = selectedText();
      for (const edited of editedFields) {
        const field = inPage(edited.field, fieldSelector);
        if (field) restoreField(edited, field);
      }
      // Setting the focused field's value moves the selection into it.
      const selection = getSelection();
      if (!selected || !selection?.isCollapsed) return;
      selection.removeAllRanges();
      selection.addRange(selected);
    });
    // Only a removed element has lost its focus. React also mounts a page inside the change event of a field
    // that is just being left: no element has the focus then, and the next one is about to get it.
    if (focused && !focused.isConnected && document.activeElement === document.body) {
      const selection = selectionOf(focused);
      const target = inPage(focused, focusableSelector);
      target?.focus({ preventScroll: true });
      if (target && selection) (target as HTMLInputElement).setSelectionRange(...selection);
    }
    pressEarlyClick(
      () => true,
      (button) => inPage(button, 'button'),
    );
  }

  /** Waits for the end of an active IME composition, which replacing its field would abort. */
  waitForCompositionEnd(): Promise<void> {
    if (!this.isComposing) return Promise.resolve();
    return new Promise((resolve) => addEventListener('compositionend', () => resolve(), { once: true }));
  }

  private forget(): void {
    [this.nodes, this.editedFields, this.focused, this.isComposing] = [[], [], undefined, false];
    document.removeEventListener('focusin', this.readFocus);
    document.removeEventListener('focusout', this.readLeaving);
    document.removeEventListener('input', this.readLateInput, true);
    document.removeEventListener('compositionstart', this.readComposition, true);
    document.removeEventListener('compositionend', this.readComposition, true);
  }

  private readonly contains = (element: Element): boolean =>
    this.nodes.some((node) => node.contains(element));

  /**
   * Reads what is entered between the last reading and the page's mount. React replays no such event for a
   * page that is not hydrated.
   */
  private readonly readLateInput = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.parentElement || !this.contains(target)) return;
    const read = readEditedFields([target.parentElement]).filter(({ field }) => field === target);
    this.editedFields = [...this.editedFields.filter(({ field }) => field !== target), ...read];
  };

  /**
   * Records each change of the focus: once React has removed the focused element, the document no longer
   * shows it.
   */
  private readonly readFocus = (): void => {
    const element = document.activeElement;
    if (element instanceof HTMLElement && element !== document.body)
      this.focused = this.contains(element) ? element : undefined;
  };

  /**
   * A focused element that is still in the document was left by the visitor; otherwise its removal ended the
   * focus.
   */
  private readonly readLeaving = ({ target }: FocusEvent): void => {
    queueMicrotask(() => {
      if (target === this.focused && this.focused?.isConnected && document.activeElement === document.body)
        this.focused = undefined;
    });
  };

  private readonly readComposition = ({ type }: Event): void => {
    this.isComposing = type === 'compositionstart';
  };
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
