type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's value as it was before its page was mounted. */
export interface EditedField {
  field: Field;
  value: string;
  checked: boolean;
  /** Start and end of the selection; null for fields that have none, such as e-mail and number. */
  selection: [number, number] | null;
}

/** Every kind of element that somebody can fill in. */
export const fieldSelector = 'input, textarea, select';

/** The fields whose present value differs from their HTML. */
export function readEditedFields(nodes: readonly Element[]): EditedField[] {
  return nodes
    .flatMap((node) => [...node.querySelectorAll<Field>(fieldSelector)])
    .filter(isEdited)
    .map((field) => ({
      field,
      value: field.value,
      checked: isChoice(field) && field.checked,
      selection: selectionOf(field),
    }));
}

/** Start and end of the selection inside a field; null where there is none. */
export function selectionOf(element: Element): [number, number] | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/**
 * Sets a field's value and sends the events of an input, so that the page's state has the value too. A script
 * cannot set files; a hydrated field keeps them.
 */
export function restoreField({ value, checked, selection }: EditedField, field: Field): void {
  if (isChoice(field)) {
    // React compares with what was last set through the element's own property.
    if (field.checked === checked) field.checked = !checked;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement && field.type === 'file') {
    if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field.value === value) field.value = defaultOf(field);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selection && field === document.activeElement && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(...selection);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== defaultOf(field);
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
