/**
 * A ref for what goes with a pressed control, as a failed list does with Try again: the heading of its part of the page
 * gets the focus, so that screen readers go on there.
 */
export function passFocus(element: HTMLElement | null) {
  return (): void => {
    if (!element?.contains(document.activeElement)) return;
    const part = element.closest<HTMLElement>('section, dialog, main, body');
    const next = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
    next?.setAttribute('tabindex', '-1');
    next?.focus({ preventScroll: true });
  };
}

/** A ref for what takes the place of a pressed control: with the focus there, screen readers go on with it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
