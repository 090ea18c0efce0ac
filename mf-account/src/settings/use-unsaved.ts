import { createContext, use, useEffect } from 'react';
import { UnsavedStore } from './unsaved.store';

/** Where the forms of the settings report what was not saved. */
export const UnsavedContext = createContext(new UnsavedStore());

/** Reports whether a form holds changes that were not saved, for as long as it is on the page. */
export function useUnsaved(form: string, unsaved: boolean): void {
  const store = use(UnsavedContext);
  useEffect(() => {
    store.mark(form, unsaved);
    return () => store.mark(form, false);
  }, [store, form, unsaved]);
}
