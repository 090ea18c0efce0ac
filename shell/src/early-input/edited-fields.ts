type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's value as it was before its page was mounted. */
export interface EditedField {
  field: Field;
  value: string;
  checked: boolean;
  /** Start and end of the selection; null for fields that have none, such as e-mail and number. */
  selection: [number, number] | null;
}

/** The fields whose present value differs from their HTML. */
export function readEditedFields(nodes: readonly Element[]): EditedField[] {
  return nodes
    .flatMap((node) => [...node.querySelectorAll<Field>('input, textarea, select')])
    .filter(isEdited)
    .map((field) => ({
      field,
      value: field.value,
      checked: isChoice(field) && field.checked,
      selection: selectionOf(field),
    }));
}

/**
 * Sets a field's value and sends the event of an input, so that the page's state has it too. A script cannot set
 * files; a hydrated field keeps them.
 */
export function restoreField({ value, checked, selection }: EditedField, field: Field): void {
  if (isChoice(field)) {
    // React compares with what was last set through the element's own property.
    if (field.checked === checked) field.checked = !checked;
    field.click();
    return;
  }
  if (field.type === 'file' && field.value !== value) return;
  // React knows what is set through the element's own property, and takes an input of the same for none.
  if (field.type !== 'file') {
    if (field.value === value) field.value = defaultOf(field);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  // To set a selection takes the focus.
  if (selection && !(field instanceof HTMLSelectElement) && field === document.activeElement)
    field.setSelectionRange(...selection);
  const kind = field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function selectionOf(field: Field): [number, number] | null {
  if (field instanceof HTMLSelectElement) return null;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function isEdited(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  return field.value !== defaultOf(field);
}

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return (field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0])?.value ?? '';
}

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
