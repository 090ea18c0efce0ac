import { type Control, isChoice, isEdited } from '@ilera/ui';

declare global {
  interface Window {
    /** The last button pressed on a prerendered page; set by the document's script. */
    __held?: HTMLButtonElement;
  }
}

/**
 * Keeps values, focus and the last press from a prerendered page until the page is mounted, then restores them there.
 */
export class EarlyInput {
  /** The elements of the prerendered page, including removed ones. */
  private nodes: readonly Element[] = [];
  /** All elements of the prerendered document, to find the counterpart of a removed element. */
  private formerElements: readonly Element[] = [];
  /** The field, or other element, that has the focus. */
  private focused: HTMLInputElement | null = null;

  /** Keeps prerendered elements and follows the focus in them until their page is mounted. */
  keep(elements: readonly Element[]): void {
    this.forget();
    this.nodes = elements;
    this.formerElements = [...document.querySelectorAll('*')];
    this.readFocus();
    document.addEventListener('focusin', this.readFocus);
    document.addEventListener('focusout', this.readFocusAfterwards);
  }

  /** Repeats a held press on the layout around a slot once the layout is mounted. */
  repeatOutside(slot: Element | null): void {
    repeatHeldPress((button) => (slot?.contains(button) ? undefined : button));
  }

  /** Restores values, lost focus and the last press in the mounted page, once. */
  restore(): void {
    if (this.nodes.length === 0) return;
    const { nodes, formerElements, focused } = this;
    const kept = editedFields(nodes).map((field) => [field, field.value, field.matches(':checked')] as const);
    this.forget();
    // React sets the value of a hydrated field once more at the end of the commit.
    queueMicrotask(() => {
      for (const [formerField, value, checked] of kept) {
        const field = findCounterpart(formerElements, formerField);
        if (field) restoreField(field, value, checked);
      }
      // Only a removed element has lost its focus. React also mounts pages inside the change event of a field
      // that is being left: no element has the focus at that moment, and the next field is about to get it.
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const { selectionStart, selectionEnd } = focused;
      const field = findCounterpart(formerElements, focused);
      field?.focus({ preventScroll: true });
      // Fields such as e-mail and number have no selection.
      if (typeof selectionStart === 'number') field?.setSelectionRange(selectionStart, selectionEnd);
    });
    repeatHeldPress((button) => findCounterpart(formerElements, button));
  }

  private forget(): void {
    document.removeEventListener('focusin', this.readFocus);
    document.removeEventListener('focusout', this.readFocusAfterwards);
    [this.nodes, this.formerElements, this.focused] = [[], [], null];
  }

  /** Records the focused element, also after React has removed it and the document no longer names it. */
  private readonly readFocus = (): void => {
    const { activeElement } = document;
    if (activeElement === document.body && this.focused && !this.focused.isConnected) return;
    const focusedElement = this.nodes.some((node) => node.contains(activeElement)) ? activeElement : null;
    this.focused = focusedElement as HTMLInputElement | null;
  };

  private readonly readFocusAfterwards = (): void => queueMicrotask(this.readFocus);
}

/** The fields whose current value differs from their HTML. */
export function editedFields(nodes: readonly Element[]): Control[] {
  return nodes
    .flatMap((node) => [...node.querySelectorAll<Control>('input, textarea, select')])
    .filter(isEdited);
}

/**
 * Reports a field's value to the page's state by an input event. A hydrated field already has its value:
 * writing the value again would move the caret and end a composition. Scripts cannot set files, and a
 * hydrated field keeps its files.
 */
function restoreField(field: Control, value: string, checked: boolean): void {
  if (isChoice(field)) {
    // React ignores a click that does not change the state it recorded, and records the state set here.
    if (field.checked === checked) field.checked = !checked;
    return field.click();
  }
  const isFile = field.type === 'file';
  if (isFile && field.value !== value) return;
  // React ignores an input event whose value equals the one it recorded. Calling React's setter of the field
  // on a copy changes the recorded value and leaves the caret alone.
  if (!isFile) Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(field.cloneNode(), `not ${value}`);
  if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const kind = isFile || field.type === 'select-one' ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/**
 * Makes React hydrate the boundary of a held press in a slot at once, by an event inside the boundary: React
 * hydrates others when the browser is idle. The press is repeated when the page is mounted.
 */
export function hydrateHeldPressFirst(slot: Element): void {
  const button = slot.contains(window.__held ?? null) ? window.__held : undefined;
  // React would report the attribute as a hydration mismatch.
  button?.removeAttribute('aria-busy');
  button?.dispatchEvent(new MouseEvent('auxclick'));
}

/** Repeats a held press on the button that `find` returns, if the mounted page has that button. */
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
 * Finds the counterpart of a prerendered element in the current document: the same kind, the same name, and the same
 * index among elements of that name. Ids differ between renderings and a translator changes names, so where no name
 * matches and the number of elements of that kind is unchanged, the index among all of them decides.
 */
function findCounterpart<E extends Element>(formerElements: readonly Element[], element: E): E | undefined {
  if (element.isConnected) return element;
  const ofKind = (all: readonly Element[]) =>
    all.filter((each): each is E => each.localName === element.localName);
  const [formerOfKind, currentOfKind] = [ofKind(formerElements), ofKind([...document.querySelectorAll('*')])];
  const withSameKey = (elements: E[]) => elements.filter((each) => keyOf(each) === keyOf(element));
  const counterpart = withSameKey(currentOfKind)[withSameKey(formerOfKind).indexOf(element)];
  if (counterpart || currentOfKind.length !== formerOfKind.length) return counterpart;
  return currentOfKind[formerOfKind.indexOf(element)];
}

function keyOf(element: Element): string {
  const name = element.getAttribute('name') ?? element.getAttribute('aria-label') ?? '';
  return `${name}|${element.localName === 'button' ? element.textContent.trim() : ''}`;
}
