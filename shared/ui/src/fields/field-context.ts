import { createContext, use } from 'react';

/** The attributes that a field passes to the control inside it. */
export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

/** Passes a field's ids to its control. */
export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that connect a control to its field's label, hint and error; none outside a Field. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}
