import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const mostStops = 150;

/**
 * What is wrong with the focus: it is on nothing, on something outside of the screen or below another element,
 * or without a line around it. An empty text when nothing is.
 */
const findFocusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const what = `${element.outerHTML.slice(0, 160)}:`;
    // A radio or file field may be shown by its card.
    const parent = element.parentElement;
    const shown = [element, element.closest('label'), parent, parent?.parentElement].filter(
      (one) => one != null,
    );
    const isLined = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // Headings and main take the focus after a change of page; they are no controls.
    if (element.getAttribute('tabindex') !== '-1' && !shown.some(isLined)) return `${what} no focus line`;
    const isSeen = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        [x, y],
        [left + 2, y],
        [right - 2, y],
        [x, top + 2],
        [x, bottom - 2],
      ].some(([atX = 0, atY = 0]) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (one.contains(hit) || hit.contains(one));
      });
    };
    return shown.some(isSeen) ? '' : `${what} is not to be seen`;
  });

/** The focus is on something that can be seen, at once or when what follows a press is there. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => findFocusFault(page)).toBe('');
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the control has the focus, and checks the focus at each stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    await expectFocus(page);
  }
  throw new Error(`${mostStops} presses of ${key} do not lead to ${String(target)}.`);
}

/** Moves to a field by Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Moves to a button or link by Tab and presses Enter. */
export async function pressEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Moves to a list by Tab and types the beginning of an option. */
export async function chooseByTyping(page: Page, list: Locator, option: string): Promise<void> {
  await expect(list).toBeEnabled();
  await expect(list.getByRole('option', { name: option }).first()).toBeAttached();
  await tabTo(page, list);
  await page.keyboard.type(option);
  await expect(list.locator('option:checked')).toContainText(option);
}

/** Moves to a check box by Tab and checks it. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}
