import type { Page } from '@playwright/test';

/**
 * What is wider than the screen or than its dialog, in words for a failed test; empty where all fits. Content
 * that scrolls inside a box of its own, as chips do, is no fault.
 */
export const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const found: string[] = [];
    if (root.scrollWidth > window.innerWidth) {
      const scrollsItself = (element: Element | null): boolean =>
        element !== null &&
        element !== root &&
        element !== document.body &&
        (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement));
      const outside = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.getBoundingClientRect().right > window.innerWidth + 1 &&
          !scrollsItself(element.parentElement),
      );
      found.push(`page ${root.scrollWidth} px`, ...outside.slice(0, 4).map(name));
    }
    for (const box of document.querySelectorAll('dialog[open], dialog[open] div')) {
      const isSheet = getComputedStyle(box).overflowX === 'hidden' && box.clientWidth > 1;
      if (isSheet && box.scrollWidth > box.clientWidth + 1) found.push(`${name(box)} ${box.scrollWidth} px`);
    }
    return found;
  });

/** Chosen days, chips, tabs and entries that look like those beside them; empty where the eye finds each. */
export const findUnmarkedChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (element: Element) => {
      const { backgroundColor, color, borderColor, borderWidth, boxShadow, fontWeight } =
        getComputedStyle(element);
      const { content, backgroundColor: line } = getComputedStyle(element, '::after');
      return [backgroundColor, color, borderColor, borderWidth, boxShadow, fontWeight, content, line].join(
        ' ',
      );
    };
    return ['aria-pressed', 'aria-selected'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}=true]`)].flatMap((chosen) => {
        // A gridcell is marked by its button.
        if (chosen.querySelector('[aria-pressed]')) return [];
        const group = chosen.closest('[role=tablist], [role=group], [role=grid], [role=listbox]');
        const other = group?.querySelector(`[${attribute}=false]:not([aria-disabled])`);
        return other && look(other) === look(chosen) ? [chosen.textContent ?? ''] : [];
      }),
    );
  });

/** Chosen days, chips, tabs and entries whose letters have the colour of what is under them; empty where each is read. */
export const findUnreadableChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-pressed=true], [aria-selected=true]')].flatMap((chosen) => {
      const { color, backgroundColor } = getComputedStyle(chosen);
      const words = (chosen.textContent ?? '').trim();
      return words && color === backgroundColor ? [words] : [];
    }),
  );
