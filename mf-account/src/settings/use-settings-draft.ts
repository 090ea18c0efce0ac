import { readDraft, useDraft } from '@shared/forms';
import { session } from '@shared/runtime';
import { useEffect } from 'react';

type Draftable = Parameters<typeof useDraft>[0];

/** Whether something typed into these fields was kept when a session ended under the person's hands. */
export function hasDraft(key: string, fields: readonly string[]): boolean {
  return Object.keys(readDraft(key, fields)).length > 0;
}

/**
 * Keeps what is typed while the fields are open, so that a session that ends in the middle loses nothing. Whoever leaves
 * the page by choice leaves the draft behind.
 * @returns forgets the draft: it was saved, or given up
 */
export function useSettingsDraft<Form>(
  form: Form,
  key: string,
  fields: readonly string[],
  open: boolean,
): () => void {
  const clear = useDraft(form as Draftable, key, open ? fields : []);
  useEffect(
    () => () => {
      if (session.signedIn) clear();
    },
    [clear],
  );
  return clear;
}
