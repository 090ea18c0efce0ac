import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { YupForm } from './use-yup-form';

const readable = 'input[name]:not([type=radio], [type=file]), select[name], textarea[name]';

/**
 * Tells the form what its fields hold and no event has said: password managers and browsers fill in without
 * one (R4.95).
 */
export function readFields<Values extends FieldValues>(form: YupForm<Values>, element: Element | null): void {
  const values: Record<string, unknown> = form.getValues();
  for (const field of element?.querySelectorAll<HTMLInputElement>(readable) ?? []) {
    const { name } = field;
    if (!(name in values)) continue;
    const known = values[name] ?? '';
    const held = typeof known === 'boolean' ? field.checked : field.value;
    // Several boxes of one name are a list.
    if (typeof held !== typeof known || held === known) continue;
    form.setValue(name as Path<Values>, held as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.validatesEarly,
    });
  }
}
