import { type AriaAttributes, createContext, use } from 'react';

/** The attributes that connect a control to its field's label, hint and error. */
type ControlAttributes = { id?: string } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

export const FieldContext = createContext<ControlAttributes>({});

/** The ids of the surrounding Field; empty outside a Field. */
export const useFieldControl = () => use(FieldContext);
