import { prerenderedMark } from '@ilera/contracts';

/**
 * Keeps the focus in the page, for the shell. When the focused control disappears, as many buttons do after a press,
 * the heading of the surrounding section gets the focus, so that screen readers continue there.
 * @returns stops keeping the focus
 */
export function keepFocus(page: HTMLElement): () => void {
  /** The focused control and its ancestors, from the inside out. */
  let ancestors: Element[] = [];
  const recordFocus = ({ target }: Event) => {
    ancestors = [];
    // A prerendered page that is rendered anew restores its focus itself.
    if (!(target instanceof Element) || target.closest(`[${prerenderedMark}]`)) return;
    for (let element: Element | null = target; element; element = element.parentElement)
      ancestors.push(element);
    changes.observe(page, { childList: true, subtree: true });
  };
  const changes = new MutationObserver(() => {
    if (ancestors[0]?.isConnected !== false) return;
    if (document.activeElement !== document.body) return;
    const remaining = ancestors.find(({ isConnected }) => isConnected);
    const part = remaining?.closest('section, dialog, main') ?? page.querySelector('main');
    // A page that is still loading has no heading.
    const next = part?.querySelector('h1, h2, h3') ?? page.querySelector('h1') ?? part;
    if (!(next instanceof HTMLElement)) return;
    next.setAttribute('tabindex', '-1');
    next.focus({ preventScroll: true });
  });
  page.addEventListener('focusin', recordFocus);
  return () => {
    page.removeEventListener('focusin', recordFocus);
    changes.disconnect();
  };
}

/** A ref for the replacement of a pressed control: takes the focus, so that screen readers continue there. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
