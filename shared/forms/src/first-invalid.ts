/**
 * Focuses the first invalid control by the order of the page, where the next rendering marks one; without one it brings
 * what is said above the fields into view, which the pressed button may be far below.
 */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!control)
      return form?.querySelector(':scope > [role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
    const label = control.id && document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    // The browser's own scrolling leaves the label above the edge.
    (label || control).scrollIntoView?.({ block: 'center' });
    control.focus({ preventScroll: true });
  });
}
