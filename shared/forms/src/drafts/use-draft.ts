import { drafts } from '@shared/runtime';
import { useCallback, useEffect, useState, type RefObject, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

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

/** Whose draft a form keeps, from when that is known until the form goes: a session that ends changes it for none. */
export function useDraftOwner(): string | null {
  const [owner, setOwner] = useState(drafts.ownerNow);
  const now = drafts.ownerNow();
  if (owner === null && now !== null) setOwner(now);
  return owner;
}

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

/**
 * The same as `useDraft` for values that a component or store holds.
 * @param values as JSON has them
 * @param restore called once with a draft that is there
 */
export function useStateDraft<Values extends object>(
  key: string,
  values: Values,
  restore: (draft: Partial<Values>) => void,
): () => void {
  const owner = useDraftOwner();
  const text = JSON.stringify(values);
  const [empty] = useState(text);
  const written = useRef(text);
  const take = useEffectEvent(restore);
  useEffect(() => {
    const draft = drafts.read(key, owner);
    if (Object.keys(draft).length > 0) take(draft as Partial<Values>);
  }, [key, owner]);
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    if (text === empty) drafts.clear(key, owner);
    else drafts.write(key, JSON.parse(text) as Record<string, unknown>, owner);
  }, [key, owner, text, empty]);
  return useCallback(() => drafts.clear(key, owner), [key, owner]);
}
