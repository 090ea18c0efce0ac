import { createContext, use } from 'react';

/** What a field tells the control inside it. */
export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** Carries a field's ids to its control. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to its field's label, hint and error; none outside a Field. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
