import { drafts } from '@shared/runtime';
import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useDraftOwner } from './use-draft-owner';

/**
 * Stores what is typed into a form for its person, and restores it when the form is opened again (R5.15).
 * @param fields all but secrets, consents and files where they are not named; none: nothing is kept
 * @returns the function that removes it; call it when the form was sent
 */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, Values>, 'setValue' | 'watch' | 'getValues'>,
  key: string,
  fields?: readonly Path<Values>[],
): () => void {
  const { setValue, watch, getValues } = form;
  const owner = useDraftOwner();
  const list = (fields ?? drafts.keepable(Object.keys(getValues()))).join('|');

  useEffect(() => {
    if (owner === null || !list) return undefined;
    const names = list.split('|');
    for (const [name, value] of Object.entries(drafts.read(key, owner))) {
      if (names.includes(name) && value !== '')
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    const { unsubscribe } = watch(() => {
      const values: Record<string, unknown> = getValues();
      drafts.write(key, Object.fromEntries(names.map((name) => [name, values[name]])), owner);
    });
    return unsubscribe;
  }, [owner, key, list, setValue, watch, getValues]);

  return useCallback(() => drafts.clear(key, owner), [key, owner]);
}
