import { drafts } from '@shared/runtime';
import { Button, Notice, useIsHydrating } from '@shared/ui';
import { useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { YupForm } from '../use-yup-form';
import { useDraftOwner } from './use-draft-owner';

interface Props<Values extends FieldValues> {
  form: YupForm<Values>;
  /** The same as of `useDraft`. */
  draftKey: string;
}

/** Says in a longer form that it holds what was typed earlier, and empties it on a press (R5.15). */
export function DraftNote<Values extends FieldValues>({ form, draftKey }: Props<Values>) {
  const { reset, watch, formState } = form;
  const owner = useDraftOwner();
  const isHydrating = useIsHydrating();
  const [isLeft, setLeft] = useState(false);
  const [empty] = useState<Record<string, unknown> | undefined>(formState.defaultValues);
  // As it was when the form was opened; the document has none.
  const isRestored = useMemo(() => {
    const kept = isHydrating ? [] : Object.entries(drafts.read(draftKey, owner));
    return kept.some(([name, value]) => value !== empty?.[name]);
  }, [draftKey, owner, empty, isHydrating]);
  useEffect(() => {
    // A change of no field is that of all: the form was sent or emptied.
    const { unsubscribe } = watch((_values, { name }) => name === undefined && setLeft(true));
    return unsubscribe;
  }, [watch]);
  if (!isRestored || isLeft) return null;
  const clear = () => {
    reset();
    drafts.clear(draftKey, owner);
  };
  const startAgain = (
    <Button variant="secondary" onClick={clear}>
      Start again
    </Button>
  );
  return <Notice action={startAgain}>What you wrote before is here again.</Notice>;
}
