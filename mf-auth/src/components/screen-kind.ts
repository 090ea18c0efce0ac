import { createContext } from 'react';

/** Where a form stands: on its own page, or in a panel over another one. Its links follow. */
export const ScreenKind = createContext<'page' | 'panel'>('page');
