import { type RefObject, useEffect } from 'react';

/**
 * Calls `begin` once somebody is in a form: with the focus, or by what the browser or a page before it filled
 * in.
 */
export function useFirstUse(form: RefObject<HTMLFormElement | null>, begin: () => void): void {
  useEffect(() => {
    const { current } = form;
    if (current?.contains(document.activeElement)) return begin();
    const kinds = ['focusin', 'input', 'change'];
    // Before React hands the event to a field, which may check the form at once.
    for (const kind of kinds) current?.addEventListener(kind, begin, { capture: true, once: true });
    return () => {
      for (const kind of kinds) current?.removeEventListener(kind, begin, { capture: true });
    };
  }, [form, begin]);
}
