import { drafts } from '@ilera/runtime';
import { Button, Notice, useIsHydrating } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, useMemo, useState } from 'react';
import type { FormStore } from '../form.store';
import { useDraftOwner } from './use-draft-owner';

interface Props<Values extends object> {
  form: FormStore<Values>;
  /** The key given to `useDraft`. */
  draftKey: string;
}

/** Says in a longer form that earlier text was restored, with a button that clears it (R5.15). */
export const DraftNote = observer(function DraftNote<Values extends object>({
  form,
  draftKey,
}: Props<Values>) {
  const owner = useDraftOwner();
  const isHydrating = useIsHydrating();
  // The form's reset count and values on opening; the document has no draft.
  const [resets] = useState(form.resets);
  const [empty] = useState(() => new Map<string, unknown>(Object.entries(form.defaultValues)));
  const isRestored = useMemo(() => {
    const stored = isHydrating ? [] : Object.entries(drafts.read(draftKey, owner));
    return stored.some(([name, value]) => value !== empty.get(name));
  }, [draftKey, owner, empty, isHydrating]);
  if (!isRestored || form.resets !== resets) return null;
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.reset();
    drafts.clear(draftKey, owner);
    // The pressed button disappears.
    currentTarget.form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  const startAgain = (
    <Button variant="secondary" onClick={clear}>
      Start again
    </Button>
  );
  return <Notice action={startAgain}>What you wrote before is here again.</Notice>;
});
