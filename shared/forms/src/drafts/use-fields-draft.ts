import { drafts } from '@shared/runtime';
import { type RefObject, useEffect } from 'react';
import { useDraftOwner } from './use-draft-owner';

const typed = 'input[name]:not([type=radio], [type=checkbox], [type=file]), select[name], textarea[name]';

/** The same as `useDraft` for fields of which only the document knows the values. `drafts.clear` removes it. */
export function useFieldsDraft(fields: RefObject<HTMLElement | null>, key: string): void {
  const owner = useDraftOwner();
  useEffect(() => {
    const { current } = fields;
    if (!current) return undefined;
    const kept = () => {
      const all = [...current.querySelectorAll<HTMLInputElement>(typed)];
      const names = drafts.keepable(all.map(({ name }) => name));
      return all.filter(({ name }) => names.includes(name));
    };
    const draft = drafts.read(key, owner);
    for (const field of kept()) {
      const value = draft[field.name];
      if (typeof value === 'string' && !field.value) field.value = value;
    }
    const write = () =>
      drafts.write(key, Object.fromEntries(kept().map(({ name, value }) => [name, value])), owner);
    current.addEventListener('input', write);
    return () => current.removeEventListener('input', write);
  }, [fields, key, owner]);
}
