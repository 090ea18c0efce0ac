// In a separate file, so that the layout does not load the links and their style sheet.
import { createContext } from 'react';

/** Whether a form stands on a page, as the layout sets, or in a panel. The form's links lead to the same kind. */
export const ScreenKind = createContext<'page' | 'panel'>('panel');
