/** An element that holds a value of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Whether somebody has filled it in before its form knew it, as on a prerendered page. */
export function isEdited(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control.value !== control.defaultValue;
}

/** What it holds: text, a boolean, or where several boxes have one name the list of those that are ticked. */
export function heldValue(control: Control, known: unknown): unknown {
  if (!isBox(control)) return control.value;
  if (!Array.isArray(known)) return control.checked;
  if (known.includes(control.value) === control.checked) return known;
  return control.checked ? [...known, control.value] : known.filter((value) => value !== control.value);
}

/** Has it show a value. One that is shown is not set again, which would move the caret. */
export function showValue(control: Control, value: unknown): void {
  const text = String(value ?? '');
  if (isBox(control)) control.checked = Array.isArray(value) ? value.includes(control.value) : value === true;
  else if (control.value !== text) control.value = text;
}
