import { Button, EditIcon, Notice } from '@shared/ui';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { words as common } from '../components/components.words';
import styles from './settings.module.css';
import { words } from './settings.words';

interface EditButtonProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  children: ReactNode;
}

/** Begins to edit a form of the settings; beside its heading. */
export function EditButton({ ref, onClick, children }: EditButtonProps) {
  return (
    <Button ref={ref} variant="secondary" size="small" icon={<EditIcon />} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Save and Cancel, below the fields of a form that is edited. */
export function SaveButtons({ save, busy, onCancel }: { save: string; busy: boolean; onCancel: () => void }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" busy={busy}>
        {save}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {common.cancel}
      </Button>
    </div>
  );
}

/** Above a form whose fields show restored values: says that they are not saved, and offers to drop them. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const discard = (
    <Button variant="secondary" size="small" onClick={onDiscard}>
      {words.discard}
    </Button>
  );
  return (
    <Notice role="status" action={discard} className={styles.notice}>
      {words.restored}
    </Notice>
  );
}

interface Editing {
  editing: boolean;
  setEditing: (editing: boolean) => void;
  /** For the button that begins to edit. */
  editButton: RefObject<HTMLButtonElement | null>;
}

/**
 * Whether a form of the settings is edited: read-only until its button is pressed; Cancel or a successful save
 * makes it so again (A4.2). The focus goes to the first field, and back to the button. `initially` is read once.
 */
export function useEditing(initially: () => boolean, focusFirstField: () => void): Editing {
  const [editing, setEditing] = useState(initially);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (editing === wasEditing.current) return;
    wasEditing.current = editing;
    if (editing) focusFirstField();
    else editButton.current?.focus();
  }, [editing, focusFirstField]);
  return { editing, setEditing, editButton };
}
