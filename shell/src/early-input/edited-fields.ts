type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's value as it was before its page was mounted. */
export interface EditedField {
  field: Field;
  value: string;
  checked: boolean;
}

/** The fields whose present value differs from their HTML. */
export function readEditedFields(nodes: readonly Element[]): EditedField[] {
  return nodes
    .flatMap((node) => [...node.querySelectorAll<Field>('input, textarea, select')])
    .filter(isEdited)
    .map((field) => ({ field, value: field.value, checked: isChoice(field) && field.checked }));
}

/**
 * Tells the page's state a field's value, by the event of an input. A field that was hydrated has the value: to set
 * it again would move the caret and end a composition. A script cannot set files; a hydrated field keeps them.
 */
export function restoreField({ value, checked }: EditedField, field: Field): void {
  if (isChoice(field)) {
    // React ignores a click that does not change what it has recorded; it records what is set here.
    if (field.checked === checked) field.checked = !checked;
    return field.click();
  }
  if (field.type === 'file' && field.value !== value) return;
  // React ignores an input event with the value that it has recorded. Called on a copy, the setter that React put on
  // the field records another one, and leaves the caret of the field.
  const record = field.type === 'file' ? undefined : Object.getOwnPropertyDescriptor(field, 'value')?.set;
  record?.call(field.cloneNode(), `not ${value}`);
  if (field.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const kind = field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function isEdited(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const chosen = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0];
  return field.value !== (chosen?.value ?? '');
}

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
