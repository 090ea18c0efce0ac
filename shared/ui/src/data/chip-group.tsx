import type { ReactNode } from 'react';
import styles from './chip-group.module.css';

interface ChipGroupProps<Id extends string = string> {
  /** Name of the group, for screen readers. */
  label: string;
  chips: readonly { id: Id; label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Replaces the chips, for example by skeletons. */
  children?: ReactNode;
}

/** Chips of which one is chosen. They wrap on wide screens and scroll sideways on phones. */
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
