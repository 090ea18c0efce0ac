// In a file of its own: the layout would load the links and their sheet with it.
import { createContext } from 'react';

/** Where a form stands: on its own page, as the layout says, or in a panel over another one. Its links follow. */
export const ScreenKind = createContext<'page' | 'panel'>('panel');
