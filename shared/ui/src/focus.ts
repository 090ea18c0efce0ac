import { prerenderedMark } from '@ilera/contracts';

/**
 * Keeps the focus in the page, for the shell: where the control that has it goes, as many a button does once it was
 * pressed, the heading of what is around it gets it, so that screen readers go on there.
 * @returns what ends it
 */
export function keepFocus(page: HTMLElement): () => void {
  /** The control that has the focus, and everything around it from the inside out. */
  let around: Element[] = [];
  const follow = ({ target }: Event) => {
    around = [];
    // A prerendered page that is rendered anew gets its focus back by itself.
    if (!(target instanceof Element) || target.closest(`[${prerenderedMark}]`)) return;
    for (let one: Element | null = target; one; one = one.parentElement) around.push(one);
    changes.observe(page, { childList: true, subtree: true });
  };
  const changes = new MutationObserver(() => {
    if (around[0]?.isConnected !== false) return;
    if (document.activeElement !== document.body) return;
    const left = around.find(({ isConnected }) => isConnected);
    const part = left?.closest('section, dialog, main') ?? page.querySelector('main');
    // A page that is still loading has none.
    const next = part?.querySelector('h1, h2, h3') ?? page.querySelector('h1') ?? part;
    if (!(next instanceof HTMLElement)) return;
    next.setAttribute('tabindex', '-1');
    next.focus({ preventScroll: true });
  });
  page.addEventListener('focusin', follow);
  return () => {
    page.removeEventListener('focusin', follow);
    changes.disconnect();
  };
}

/** A ref for what takes the place of a pressed control: with the focus there, screen readers go on with it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
