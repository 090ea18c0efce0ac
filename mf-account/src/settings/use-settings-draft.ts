import { type FormStore, useDraft } from '@shared/forms';
import { drafts } from '@shared/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AddressValues, ProfileValues } from './settings.schemas';

/** Whether a draft of this form is stored. */
export function hasDraft({ key }: { key: string }): boolean {
  return Object.keys(drafts.read(key)).length > 0;
}

/**
 * Keeps unsaved values while the fields are editable, and restores them when the form is opened again: after a
 * navigation, a reload or an expired session.
 */
export function useSettingsDraft<Values extends object>(
  form: FormStore<Values>,
  { key, fields }: SettingsDraft<Values>,
  { editable = true, isDirty }: { editable?: boolean; isDirty: boolean },
): { isRestored: boolean; clear: () => void } {
  const [isRestored, setRestored] = useState(() => editable && hasDraft({ key }));
  const clearStored = useDraft(form, key, editable ? fields : []);
  const clear = useCallback(() => {
    clearStored();
    setRestored(false);
  }, [clearStored]);

  const wasDirty = useRef(false);
  useEffect(() => {
    // The values equal the saved ones again.
    if (wasDirty.current && !isDirty) clear();
    wasDirty.current = isDirty;
  }, [isDirty, clear]);

  return { isRestored, clear };
}

/** A form of the settings with stored drafts: the draft's key and its fields. */
interface SettingsDraft<Values> {
  key: string;
  fields: readonly (keyof Values & string)[];
}

export const profileDraft: SettingsDraft<ProfileValues> = {
  key: 'profile',
  fields: ['first_name', 'last_name', 'phone_prefix', 'phone_number', 'sex', 'dob'],
};

export const addressDraft: SettingsDraft<AddressValues> = {
  key: 'address',
  fields: ['country_id', 'state_id', 'city', 'street'],
};

/** Has the browser ask for confirmation before the document is left, while there are unsaved changes. */
export function useUnloadWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
