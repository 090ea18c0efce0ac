/**
 * Focuses the first invalid control in page order after the next rendering. Without one, scrolls the message above the
 * fields into view, which may be far above the pressed button.
 */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  setTimeout(() => {
    const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!control)
      return form?.querySelector(':scope > [role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
    const label = control.id && document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
    // The browser's scrolling would leave the label above the edge.
    (label || control).scrollIntoView?.({ block: 'center' });
    control.focus({ preventScroll: true });
  });
}
