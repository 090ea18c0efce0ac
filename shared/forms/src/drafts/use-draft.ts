import { drafts } from '@ilera/runtime';
import { compareStructural, reaction, toJS } from 'mobx';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraftOwner } from './use-draft-owner';

/** The typed values of which a draft keeps those that differ from the defaults: a form, or a component's state. */
interface Draftable<Values extends object> {
  values: Values;
  /** By default the values of the first rendering. */
  defaultValues?: Values;
  /** Takes over the draft's values, except those that the person has changed since. */
  restore: (draft: Partial<Values>) => void;
}

/**
 * Stores what a person types, and restores it without newer text when the form is opened again (R5.15).
 * @param fields to store; by default all except secrets, consents and files; an empty list stores none
 * @returns removes the draft; call it after the form was sent
 */
export function useDraft<Values extends object>(
  form: Draftable<Values>,
  key: string,
  fields?: readonly (keyof Values & string)[],
): () => void {
  const owner = useDraftOwner();
  const [firstValues] = useState(form.values);
  const list = fields?.join('|');
  const isStored = owner !== null && list !== '';
  const written = useRef<object>({});

  const storable = (values: object) => {
    const names: readonly string[] = fields ?? drafts.keepable(Object.keys(values));
    return Object.entries(values).filter(([name]) => names.includes(name));
  };
  const changedValues = useEffectEvent((): Record<string, unknown> => {
    const defaults = new Map<string, unknown>(Object.entries(form.defaultValues ?? firstValues));
    const changed = storable(form.values).filter(
      ([name, value]) => !compareStructural(value, defaults.get(name)),
    );
    return Object.fromEntries(changed.map(([name, value]) => [name, toJS(value)]));
  });
  const restore = useEffectEvent(() => {
    const newer = changedValues();
    const draft = storable(drafts.read(key, owner)).filter(([name]) => !(name in newer));
    if (draft.length > 0) form.restore(Object.fromEntries(draft) as Partial<Values>);
    // Values typed before the form was hydrated or its person known are stored at once.
    written.current = Object.keys(newer).length > 0 ? {} : changedValues();
  });
  const write = useEffectEvent(() => {
    const values = changedValues();
    if (!isStored || compareStructural(values, written.current)) return;
    written.current = values;
    // A restored draft keeps its age.
    if (compareStructural(values, drafts.read(key, owner))) return;
    if (Object.keys(values).length > 0) drafts.write(key, values, owner);
    else drafts.clear(key, owner);
  });

  useEffect(() => {
    if (!isStored) return undefined;
    restore();
    return reaction(
      () => changedValues(),
      () => write(),
    );
  }, [owner, key, list, isStored]);
  // State of a component changes with its rendering.
  useEffect(() => write());

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
