import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './chip-group.module.css';

/** A small button that is on or off. */
export function Chip({
  selected = false,
  onClick,
  children,
  className,
}: {
  selected?: boolean;
  onClick?: () => void;
  children: ReactNode;
  className?: string;
}) {
  return (
    <button type="button" aria-pressed={selected} className={cx(styles.chip, className)} onClick={onClick}>
      {children}
    </button>
  );
}

/** Props of ChipGroup. */
export interface ChipGroupProps<Id extends string = string> {
  /** Name of the group, for screen readers. */
  label: string;
  chips: readonly { id: Id; label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Replaces the chips, for example by skeletons. */
  children?: ReactNode;
  className?: string;
}

/** Chips of which one is chosen. They wrap on wide screens and scroll sideways on phones. */
export function ChipGroup<Id extends string>({
  label,
  chips,
  value,
  onChange,
  children,
  className,
}: ChipGroupProps<Id>) {
  return (
    <div role="group" aria-label={label} className={cx(styles.group, className)}>
      {children ??
        chips.map((chip) => (
          <Chip key={chip.id} selected={chip.id === value} onClick={() => onChange(chip.id)}>
            {chip.label}
          </Chip>
        ))}
    </div>
  );
}
