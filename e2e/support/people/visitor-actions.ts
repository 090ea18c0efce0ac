import type { ElementHandle, Page } from '@playwright/test';
import type { Random } from './random';

/** An action of a visitor; `at` selects one of the elements on which it is possible. */
export interface Action {
  kind: (typeof kinds)[number];
  at: number;
}

const kinds = [
  'type',
  'autofill',
  'compose',
  'check',
  'focus',
  'caret',
  'select text',
  'scroll the page',
  'scroll a row',
  'open details',
  'open the menu',
] as const;

/** Behind an open menu nothing else can be done, so it comes last. */
const lastKind = kinds.length - 1;

/** A random list of actions, the menu at its end. */
export function randomActions(random: Random, count: number): Action[] {
  const actions = Array.from({ length: count }, () => ({
    kind: random.pick(kinds.slice(0, lastKind)),
    at: random.below(1000),
  }));
  return [...actions, { kind: 'open the menu', at: 0 }];
}

const textFields =
  'main :is(textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=password], input[type=search])';
const selectors: Record<Action['kind'], string> = {
  type: textFields,
  autofill: textFields,
  compose: 'main :is(textarea, input:not([type]), input[type=text], input[type=search])',
  check: 'main :is(input[type=checkbox], input[type=radio])',
  focus: 'main :is(a[href], button, input, textarea, summary)',
  caret: 'main :is(textarea, input[type=text], input[type=password])',
  'select text': 'main :is(h1, h2, h3, p)',
  'scroll the page': 'html',
  'scroll a row': 'main *',
  'open details': 'main details',
  'open the menu': 'header button[command=show-modal]',
};

/**
 * Performs it; a page without such an element stays unchanged.
 * @param whileComposing runs in the middle of a composition
 */
export async function perform(
  page: Page,
  action: Action,
  whileComposing: () => Promise<void>,
): Promise<void> {
  const element = await find(page, action);
  if (!element) return;
  switch (action.kind) {
    case 'type':
      await focus(element);
      return page.keyboard.insertText(await wordsFor(element));
    case 'compose':
      return compose(page, element, whileComposing);
    case 'autofill':
      return element.evaluate(
        (field, words) => {
          const prototype = Object.getPrototypeOf(field) as object;
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words);
          for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
        },
        await wordsFor(element),
      );
    default:
      return element.evaluate(
        (target, { kind, at }) => {
          if (kind === 'check' || kind === 'open the menu') target.click();
          if (kind === 'focus') target.focus({ preventScroll: true });
          if (kind === 'open details') (target as HTMLDetailsElement).open = true;
          if (kind === 'select text') getSelection()?.selectAllChildren(target);
          // To the middle, because the end moves when the page grows.
          const end = (document.documentElement.scrollHeight - innerHeight) / 2;
          if (kind === 'scroll the page') scrollTo({ top: Math.min(at, end), behavior: 'instant' });
          if (kind === 'scroll a row') target.scrollTo({ left: 20 + (at % 60), behavior: 'instant' });
          if (kind !== 'caret') return;
          const field = target as HTMLInputElement;
          field.focus({ preventScroll: true });
          field.setSelectionRange(Math.min(1, field.value.length), Math.min(3, field.value.length));
        },
        { kind: action.kind, at: action.at },
      );
  }
}

/** The element of an action: the same one before and after hydration. */
async function find(page: Page, { kind, at }: Action): Promise<ElementHandle<HTMLElement> | undefined> {
  const handle = await page.evaluateHandle(
    ({ selector, rows, nth }) => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.getClientRects().length > 0 &&
          (!rows ||
            (element.scrollWidth > element.clientWidth + 80 &&
              getComputedStyle(element).overflowX === 'auto')),
      );
      return all[nth % Math.max(1, all.length)];
    },
    { selector: selectors[kind], rows: kind === 'scroll a row', nth: at },
  );
  return handle.asElement() as ElementHandle<HTMLElement> | undefined;
}

const focus = (element: ElementHandle<HTMLElement>): Promise<void> =>
  element.evaluate((field) => field.focus({ preventScroll: true }));

const wordsFor = (element: ElementHandle<HTMLElement>): Promise<string> =>
  element.evaluate((field) => {
    const words: Record<string, string> = { email: 'ada@example.ng', tel: '0803', password: 'Ilera-demo' };
    return words[(field as HTMLInputElement).type] ?? 'ada';
  });

/** Composes a letter as a phone's keyboard does. */
async function compose(
  page: Page,
  element: ElementHandle<HTMLElement>,
  whileComposing: () => Promise<void>,
): Promise<void> {
  await focus(element);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'o', selectionStart: 1, selectionEnd: 1 });
  await whileComposing();
  await session.send('Input.insertText', { text: 'ọ' });
  await session.detach();
}

/** Everything that the actions change, to compare two visits. */
export function readPage(page: Page) {
  return page.evaluate(() => {
    const describe = (element: Element | null) =>
      element &&
      [element.localName, element.getAttribute('name'), element.textContent?.slice(0, 40)].join(' ');
    const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')];
    const active = document.activeElement as HTMLInputElement | null;
    const rows = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 80 && getComputedStyle(element).overflowX === 'auto',
    );
    return {
      fields: fields.map(({ name, value, checked }) => `${name} ${value} ${checked}`),
      focus: describe(active),
      caret: [active?.selectionStart ?? null, active?.selectionEnd ?? null],
      selected: getSelection()?.toString() ?? '',
      scroll: scrollY,
      rows: rows.map(({ scrollLeft }) => Math.round(scrollLeft)),
      details: [...document.querySelectorAll('details')].map(({ open }) => open),
      menu: document.querySelector('dialog[open]') !== null,
    };
  });
}
