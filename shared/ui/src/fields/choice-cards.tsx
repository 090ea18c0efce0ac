import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import styles from './choice-cards.module.css';

/** One thing to choose. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: Elements;
  /** At the right, for example a price. */
  aside?: ReactNode;
}

interface ChoiceProps<Value extends string = string> {
  legend: ReactNode;
  /** Form name of the radio buttons; generated when not given. */
  name?: string;
  choices: readonly Choice<Value>[];
  /** Empty or null while nothing is chosen. */
  value: Value | '' | null | undefined;
  onChange: (value: Value) => void;
  /** Side by side on wide screens. */
  columns?: 1 | 2 | 3;
}

function Choices<Value extends string>({ look, ...props }: ChoiceProps<Value> & { look: 'card' | 'plain' }) {
  const { legend, name, choices, value, onChange, columns = 1 } = props;
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={cx(styles.choices, styles[`columns${columns}`])}>
        {choices.map((choice) => (
          <div key={choice.value} className={cx(styles.choice, styles[look])}>
            <input
              type="radio"
              id={`${id}-${choice.value}`}
              name={name ?? id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}-hint`}
              className={styles.radio}
            />
            {choice.icon}
            <div className={styles.words}>
              <label htmlFor={`${id}-${choice.value}`}>{choice.label}</label>
              {choice.hint !== undefined && (
                <span className={styles.hint} id={`${id}-${choice.value}-hint`}>
                  {choice.hint}
                </span>
              )}
            </div>
            {choice.aside !== undefined && <div className={styles.aside}>{choice.aside}</div>}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** Radio buttons under a legend. */
export function RadioGroup<Value extends string>(props: ChoiceProps<Value>) {
  return <Choices {...props} look="plain" />;
}

/** Radio buttons as large outlined cards, for the main choice of a screen. */
export function ChoiceCards<Value extends string>(props: ChoiceProps<Value>) {
  return <Choices {...props} look="card" />;
}
