import { Checkbox, SelectField } from '@shared/ui';
import { type Opening, openedDay } from './hours.store';
import styles from './hours.module.css';
import { words } from './hours.words';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const clocks = Array.from({ length: 97 }, (_, quarter) => {
  const text = `${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}`;
  return { value: text, label: text };
});
const begins = clocks.slice(0, -1);
const ends = clocks.slice(1);

interface Props {
  /** What is open: names the checkbox. */
  label: string;
  opening: Opening;
  fault: string | undefined;
  onChange: (opening: Opening) => void;
}

/** Whether a day is open, and from when until when. */
export function OpeningFields({ label, opening, fault, onChange }: Props) {
  return (
    <>
      <Checkbox
        label={label}
        checked={opening !== null}
        onChange={(event) => onChange(event.target.checked ? openedDay() : null)}
      />
      {opening && (
        <div role="group" aria-label={words.span(label)} className={styles.span}>
          <SelectField
            label={words.from}
            options={begins}
            value={opening.from}
            onChange={(event) => onChange({ ...opening, from: event.target.value })}
          />
          <SelectField
            label={words.until}
            options={ends}
            value={opening.until}
            error={fault || undefined}
            onChange={(event) => onChange({ ...opening, until: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
