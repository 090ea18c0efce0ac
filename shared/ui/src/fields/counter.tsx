import { useId } from 'react';
import type { ReactNode } from 'react';
import { clamp } from '@ilera/format';
import { IconButton } from '../actions/icon-button';
import { MinusIcon, PlusIcon } from '../icons';
import { Small } from '../text/small';
import styles from './counter.module.css';

interface CounterProps {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  hint?: ReactNode;
}

/** An integer between two bounds, with a minus and a plus button. */
export function Counter({ label, value, onChange, min, max, hint }: CounterProps) {
  const id = useId();
  const step = (by: number) => {
    const next = clamp(value + by, min, max);
    if (next !== value) onChange(next);
  };
  return (
    <div className={styles.counter}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.row} role="group" aria-labelledby={id}>
        <IconButton
          label="Minus one"
          icon={<MinusIcon />}
          outlined
          // `disabled` would take the focus away.
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        />
        <output className={styles.value} aria-live="polite">
          {value}
        </output>
        <IconButton
          label="Plus one"
          icon={<PlusIcon />}
          outlined
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        />
      </div>
      {hint !== undefined && <Small>{hint}</Small>}
    </div>
  );
}
