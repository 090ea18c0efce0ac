/** An element that holds a value of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** Whether the value of a control differs from its HTML: somebody has filled it in before a script knew of it. */
export function isEdited(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const chosen = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== (chosen?.value ?? '');
}

/** Whether a control is ticked or chosen, and its value is not what somebody types. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  /^(checkbox|radio)$/.test(control.type);

/** What a control holds: text, a boolean, or where several boxes have one name the list of those that are ticked. */
export function heldValue(control: Control, known: unknown): unknown {
  if (!isBox(control)) return control.value;
  if (!Array.isArray(known)) return control.checked;
  if (known.includes(control.value) === control.checked) return known;
  return control.checked ? [...known, control.value] : known.filter((value) => value !== control.value);
}

/** Has a control show a value. A value that is shown is not set again, which would move the caret. */
export function showValue(control: Control, value: unknown): void {
  const text = String(value ?? '');
  if (isBox(control)) control.checked = Array.isArray(value) ? value.includes(control.value) : value === true;
  else if (control.value !== text) control.value = text;
}
