import { counterpart } from './counterpart';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every kind of element that somebody can fill in. */
export const fieldSelector = 'input, textarea, select';

/** Puts into the live fields what was entered into the painted ones, as if it were entered now. */
export function giveBackEntries(painted: readonly Element[], live: ParentNode): void {
  for (const field of painted.flatMap((part) => [...part.querySelectorAll<Field>(fieldSelector)])) {
    if (!isEdited(field)) continue;
    const target = counterpart(painted, field, live, fieldSelector);
    if (target) enter(field, target);
  }
}

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (field instanceof HTMLInputElement && isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function enter(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from)) {
    if (from.checked !== to.checked) to.click();
    return;
  }
  if (to.value === from.value || (to instanceof HTMLInputElement && to.type === 'file')) return;
  // React hears of a change only through the element's own setter and an event that bubbles.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
