import { Button, EditIcon } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import { words as common } from '../components/components.words';
import styles from './settings.module.css';

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
