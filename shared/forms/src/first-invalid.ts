/** Every control of a form that is marked invalid, in the order of the page. */
export function invalidControls(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid] input')].filter(
    (control, index, all) =>
      !('name' in control) || all.findIndex((other) => sameName(other, control)) === index,
  );
}

function sameName(one: HTMLElement, other: HTMLElement): boolean {
  if (one === other) return true;
  const name = one.getAttribute('name');
  // The radio buttons of one question count as one control.
  return one.getAttribute('type') === 'radio' && name !== null && name === other.getAttribute('name');
}

/**
 * Moves focus to a control and scrolls its label into view, which the browser's own scrolling leaves above
 * the edge.
 */
export function focusControl(control: HTMLElement): void {
  const label = control.id
    ? document.querySelector<HTMLElement>(`label[for="${CSS.escape(control.id)}"]`)
    : null;
  (label ?? control).scrollIntoView?.({ block: 'center' });
  control.focus({ preventScroll: true });
}

/** Focuses the first invalid control by the order of the page. False when there is none. */
export function focusFirstInvalid(form: HTMLFormElement): boolean {
  const [first] = invalidControls(form);
  if (!first) return false;
  focusControl(first);
  return true;
}
