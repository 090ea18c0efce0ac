import { drafts } from '@ilera/runtime';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraftOwner } from './use-draft-owner';

/**
 * `useDraft` for values held by a component or store.
 * @param values serialisable as JSON
 * @param restore called once with an existing draft, unless the values have changed before
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
  const restoreDraft = useEffectEvent(() => {
    const draft = drafts.read(key, owner);
    if (text === empty && Object.keys(draft).length > 0) restore(draft as Partial<Values>);
  });
  useEffect(() => restoreDraft(), [key, owner]);
  useEffect(() => {
    // The person is not known yet.
    if (owner === null || text === written.current) return;
    written.current = text;
    if (text === empty) drafts.clear(key, owner);
    else drafts.write(key, JSON.parse(text) as Record<string, unknown>, owner);
  }, [key, owner, text, empty]);
  return useCallback(() => drafts.clear(key, owner), [key, owner]);
}
