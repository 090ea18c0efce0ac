import { type Control, isChoice, isEdited } from '@ilera/ui';

declare global {
  interface Window {
    /** The last button that was pressed on a prerendered page; set by the document's own script. */
    __held?: HTMLButtonElement;
  }
}

/**
 * What somebody does on a prerendered page before its scripts are there: values, the focus and the last press. Kept
 * until the page is mounted, then given to it.
 */
export class EarlyInput {
  /** The elements of the prerendered page, whether or not they are still in the document. */
  private nodes: readonly Element[] = [];
  /** All elements of the document as it was then, to find what matches one that has been removed since. */
  private earlier: readonly Element[] = [];
  /** A field, or another element that takes the focus. */
  private focused: HTMLInputElement | null = null;

  /** Keeps prerendered elements, and follows the focus in them, until their page is mounted. */
  keep(elements: readonly Element[]): void {
    this.forget();
    this.nodes = elements;
    this.earlier = [...document.querySelectorAll('*')];
    this.readFocus();
    document.addEventListener('focusin', this.readFocus);
    document.addEventListener('focusout', this.readFocusAfterwards);
  }

  /**
   * Keeps the elements of a slot while its page is hydrated. React hydrates a boundary when the browser is idle, but at
   * once for an event inside it: a held press gets one beforehand, and follows when the page is mounted.
   */
  hydrate(slot: Element, start: () => void): void {
    this.keep([...slot.children]);
    const button = slot.contains(window.__held ?? null) ? window.__held : undefined;
    // React would take the attribute for a difference.
    button?.removeAttribute('aria-busy');
    start();
    button?.dispatchEvent(new MouseEvent('auxclick'));
  }

  /** Repeats a press on the layout around a slot, once that is mounted. */
  repeatOutside(slot: Element | null): void {
    repeatHeldPress((button) => (slot?.contains(button) ? undefined : button));
  }

  /** Restores values, a lost focus and the last press in the mounted page. Does so once. */
  restore(): void {
    if (this.nodes.length === 0) return;
    const { nodes, earlier, focused } = this;
    const edited = editedFields(nodes).map(
      (field) => [field, field.value, field.matches(':checked')] as const,
    );
    this.forget();
    // React sets a hydrated field's value once more at the end of the commit.
    queueMicrotask(() => {
      for (const [before, value, checked] of edited) {
        const field = inPage(earlier, before);
        if (field) restoreField(field, value, checked);
      }
      // Only a removed element has lost its focus. React also mounts a page inside the change event of a field
      // that is just being left: no element has the focus then, and the next one is about to get it.
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const { selectionStart, selectionEnd } = focused;
      const field = inPage(earlier, focused);
      field?.focus({ preventScroll: true });
      // Fields such as e-mail and number have no selection.
      if (typeof selectionStart === 'number') field?.setSelectionRange(selectionStart, selectionEnd);
    });
    repeatHeldPress((button) => inPage(earlier, button));
  }

  private forget(): void {
    document.removeEventListener('focusin', this.readFocus);
    document.removeEventListener('focusout', this.readFocusAfterwards);
    [this.nodes, this.earlier, this.focused] = [[], [], null];
  }

  /** Once React has removed the focused element, the document no longer shows it. */
  private readonly readFocus = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body && this.focused && !this.focused.isConnected) return;
    const own = this.nodes.some((node) => node.contains(activeElement)) ? activeElement : null;
    this.focused = own as HTMLInputElement | null;
  };

  private readonly readFocusAfterwards = (): void => queueMicrotask(this.readFocus);
}

/** The fields whose present value differs from their HTML. */
export function editedFields(nodes: readonly Element[]): Control[] {
  return nodes
    .flatMap((node) => [...node.querySelectorAll<Control>('input, textarea, select')])
    .filter(isEdited);
}

/**
 * Tells the page's state a field's value, by the event of an input. A field that was hydrated has the value: to set
 * it again would move the caret and end a composition. A script cannot set files; a hydrated field keeps them.
 */
function restoreField(field: Control, value: string, checked: boolean): void {
  if (isChoice(field)) {
    // React ignores a click that does not change what it has recorded; it records what is set here.
    if (field.checked === checked) field.checked = !checked;
    return field.click();
  }
  const isFile = field.type === 'file';
  if (isFile && field.value !== value) return;
  // React ignores an input event with the value that it has recorded. Called on a copy, the setter that React put on
  // the field records another one, and leaves the caret of the field.
  if (!isFile) Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), `not ${value}`);
  if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const kind = isFile || field.type === 'select-one' ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Repeats a press that came before hydration on the button that is found, if it is of the page mounted now. */
function repeatHeldPress(find: (button: HTMLButtonElement) => HTMLButtonElement | undefined): void {
  const button = window.__held && find(window.__held);
  if (!button) return;
  delete window.__held;
  setTimeout(() => {
    button.removeAttribute('aria-busy');
    button.click();
  });
}

/**
 * The element itself while it is in the document, else that of the document of now that matches it: same kind, same
 * name, same index among those. Ids differ between renderings, and a translator's words from those of the page: where
 * nothing has that name and there are as many of the kind as before, the index among all of them counts.
 */
function inPage<E extends Element>(earlier: readonly Element[], element: E): E | undefined {
  if (element.isConnected) return element;
  const ofKind = (all: readonly Element[]) =>
    all.filter((each): each is E => each.localName === element.localName);
  const [before, now] = [ofKind(earlier), ofKind([...document.querySelectorAll('*')])];
  const alike = (elements: E[]) => elements.filter((each) => keyOf(each) === keyOf(element));
  const found = alike(now)[alike(before).indexOf(element)];
  return found ?? (now.length === before.length ? now[before.indexOf(element)] : undefined);
}

function keyOf(element: Element): string {
  const name = element.getAttribute('name') ?? element.getAttribute('aria-label') ?? '';
  return `${name}|${element.localName === 'button' ? element.textContent.trim() : ''}`;
}
