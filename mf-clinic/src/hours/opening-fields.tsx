import { FormSelect, useFormContext } from '@ilera/forms';
import { Checkbox } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import styles from './hours.module.css';
import type { HoursValues } from './hours.schema';
import { words } from './hours.words';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const clocks = Array.from({ length: 97 }, (_, quarter) => {
  const text = `${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}`;
  return { value: text, label: text };
});
const begins = clocks.slice(0, -1);
const ends = clocks.slice(1);

const wholeDay = { from: '00:00', until: '24:00' };

interface Props {
  /** The checkbox's name. */
  label: string;
  /** Path of the opening in the form, which is null for a closed day. */
  name: `${string}.${string}`;
}

/** Asks whether a day is open, and for the times. */
export const OpeningFields = observer(function OpeningFields({ label, name }: Props) {
  const form = useFormContext<HoursValues>();
  return (
    <>
      <Checkbox
        label={label}
        checked={form.get(name) !== null}
        onChange={(event) => form.setValue(name, event.target.checked ? wholeDay : null)}
      />
      {form.get(name) !== null && (
        <div role="group" aria-label={words.span(label)} className={styles.span}>
          <FormSelect name={`${name}.from`} label={words.from} options={begins} />
          <FormSelect name={`${name}.until`} label={words.until} options={ends} />
        </div>
      )}
    </>
  );
});
