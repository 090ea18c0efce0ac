import { drafts } from '@ilera/runtime';
import { compareStructural, reaction, toJS } from 'mobx';
import { useCallback, useEffect } from 'react';
import type { FormStore } from '../form.store';
import { useDraftOwner } from './use-draft-owner';

/**
 * Stores the typed values of a form for its person, and restores them in fields without newer text when the form is
 * opened again (R5.15).
 * @param fields to store; by default all except secrets, consents and files; an empty list stores none
 * @returns removes the draft; call it after the form was sent
 */
export function useDraft<Values extends object>(
  form: FormStore<Values>,
  key: string,
  fields?: readonly (keyof Values & string)[],
): () => void {
  const owner = useDraftOwner();
  const list = (fields ?? drafts.keepable(Object.keys(form.defaultValues))).join('|');

  useEffect(() => {
    if (owner === null || !list) return undefined;
    const names = list.split('|') as (keyof Values & string)[];
    // Stores only changed values: the others may have new defaults when the draft is restored.
    const isChanged = (name: keyof Values) => !compareStructural(form.values[name], form.defaultValues[name]);
    const wasTyped = names.some(isChanged);
    const stored = drafts.read(key, owner);
    for (const name of names) {
      const value = stored[name];
      if (value !== undefined && !isChanged(name)) form.setValue(name, value as Values[typeof name]);
    }
    return reaction(
      () => names.filter(isChanged).map((name) => [name, toJS(form.values[name])] as const),
      (entries) => drafts.write(key, Object.fromEntries(entries), owner),
      // Stores values typed before the form was hydrated or its person known.
      { fireImmediately: wasTyped },
    );
  }, [owner, key, list, form]);

  return useCallback(() => drafts.clear(key, owner), [key, owner]);
}

/** Makes the browser ask before the document is left, while there are unsaved changes. */
export function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
