import { createContext } from 'react';

/** Where a form stands: on its own page, as the layout says, or in a panel over another one. Its links follow. */
export const ScreenKind = createContext<'page' | 'panel'>('panel');
