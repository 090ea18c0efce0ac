import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { YupForm } from './use-yup-form';

/** What a field of the page holds, in the type of the form's own value; undefined for kinds that nobody fills unseen. */
function heldBy(field: Element, known: unknown): unknown {
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return typeof known === 'boolean' ? field.checked : undefined;
  const isText =
    (field instanceof HTMLInputElement && field.type !== 'radio' && field.type !== 'file') ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return isText && (known == null || typeof known === 'string') ? field.value : undefined;
}

/**
 * Tells the form what its fields hold and no event has said: password managers and browsers fill in without
 * one (R4.105).
 * @returns whether there was something
 */
export function readFields<Values extends FieldValues>(
  form: YupForm<Values>,
  element: HTMLFormElement,
): boolean {
  const values: Record<string, unknown> = form.getValues();
  let found = false;
  for (const field of element.elements) {
    const name = field.getAttribute('name') ?? '';
    if (!(name in values)) continue;
    const held = heldBy(field, values[name]);
    if (held === undefined || held === (values[name] ?? '')) continue;
    form.setValue(name as Path<Values>, held as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.validatesEarly,
    });
    found = true;
  }
  return found;
}
