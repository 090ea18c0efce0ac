import { drafts } from '@ilera/runtime';
import { compareStructural, reaction, toJS } from 'mobx';
import { useCallback, useEffect } from 'react';
import type { FormStore } from '../form.store';
import { useDraftOwner } from './use-draft-owner';

/**
 * Stores what is typed into a form for its person, and restores it when the form is opened again (R5.15).
 * @param fields all but secrets, consents and files where they are not named; none: nothing is kept
 * @returns the function that removes it; call it when the form was sent
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
    const kept = drafts.read(key, owner);
    for (const name of names) {
      const value = kept[name];
      if (value !== undefined) form.setValue(name, value as Values[typeof name]);
    }
    // Only what was changed: the other values may be others by the time that it is restored.
    const isChanged = (name: keyof Values) => !compareStructural(form.values[name], form.defaultValues[name]);
    return reaction(
      () => names.filter(isChanged).map((name) => [name, toJS(form.values[name])] as const),
      (entries) => drafts.write(key, Object.fromEntries(entries), owner),
      // What was typed before the form was hydrated.
      { fireImmediately: form.isDirty && Object.keys(kept).length === 0 },
    );
  }, [owner, key, list, form]);

  return useCallback(() => drafts.clear(key, owner), [key, owner]);
}

/** Has the browser ask for confirmation before the document is left, while there are unsaved changes. */
export function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
