import type { ReactNode } from 'react';
import styles from './chip-group.module.css';

interface ChipGroupProps<Id extends string = string> {
  /** The group's name for screen readers. */
  label: string;
  chips: readonly { id: Id; label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Replaces the chips, for example with skeletons. */
  children?: ReactNode;
}

/** Chips with one choice. They wrap on wide screens and scroll sideways on phones. */
export function ChipGroup<Id extends string>({
  label,
  chips,
  value,
  onChange,
  children,
}: ChipGroupProps<Id>) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {children ??
        chips.map((chip) => (
          <button
            key={chip.id}
            type="button"
            aria-pressed={chip.id === value}
            className={styles.chip}
            onClick={() => onChange(chip.id)}
          >
            {chip.label}
          </button>
        ))}
    </div>
  );
}
