/** An element that holds a form value. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Whether a control's value differs from its HTML: it was edited before a script observed it. */
export function isEdited(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const chosen = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== (chosen?.value ?? '');
}

/** Whether a control is a checkbox or radio button, whose value is not typed. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  /^(checkbox|radio)$/.test(control.type);

/** A control's value: text, a boolean, or, for several checkboxes with one name, the list of ticked ones. */
export function heldValue(control: Control, known: unknown): unknown {
  if (!isBox(control)) return control.value;
  if (!Array.isArray(known)) return control.checked;
  if (known.includes(control.value) === control.checked) return known;
  return control.checked ? [...known, control.value] : known.filter((value) => value !== control.value);
}

/** Shows a value in a control. Setting an unchanged value would move the caret. */
export function showValue(control: Control, value: unknown): void {
  const text = String(value ?? '');
  if (isBox(control)) control.checked = Array.isArray(value) ? value.includes(control.value) : value === true;
  else if (control.value !== text) control.value = text;
}

/** Whether a key ends or cancels a composition, as of an accent or a suggestion; Safari says so by the key's code only. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
