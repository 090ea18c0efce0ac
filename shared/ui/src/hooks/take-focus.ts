/** A ref for what takes the place of a pressed control: with the focus there, screen readers go on with it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
