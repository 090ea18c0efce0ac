import type { Staff } from '@ilera/contracts/api';
import { clock } from '@ilera/runtime';
import { BackIcon, Button, IconButton, NextIcon, SelectField, TextField } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { methodLabel } from '../components/status-labels';
import { withRole } from '../desk/ask-clinic';
import { dayAfter, dayAt, type View } from './view';
import styles from './today.module.css';
import { words } from './today.words';

const methods = ['video', 'message'].map((value) => ({ value, label: methodLabel(value) }));

interface Props {
  view: View;
  onChange: (changes: Partial<View>) => void;
  colleagues: readonly Staff[];
}

/** Filters by day, method and member of staff. */
export const Filters = observer(function Filters({ view, onChange, colleagues }: Props) {
  const today = dayAt(clock.now());
  const day = view.day || today;
  const show = (next: string) => onChange({ day: next === today ? '' : next });
  const people = [...new Set([...withRole(colleagues, 'doctor'), ...withRole(colleagues, 'care')])];
  return (
    <div role="group" className={styles.filters} aria-label={words.filters}>
      <div className={styles.days}>
        <IconButton
          outlined
          label={words.dayBefore}
          icon={<BackIcon />}
          onClick={() => show(dayAfter(day, -1))}
        />
        <TextField
          label={words.day}
          type="date"
          value={day}
          onChange={(event) => event.target.value && show(event.target.value)}
        />
        <IconButton
          outlined
          label={words.dayAfter}
          icon={<NextIcon />}
          onClick={() => show(dayAfter(day, 1))}
        />
        {view.day !== '' && (
          <Button variant="secondary" onClick={() => show(today)}>
            {words.today}
          </Button>
        )}
      </div>
      <SelectField
        label={words.method}
        placeholder={words.anyMethod}
        options={methods}
        value={view.method}
        onChange={(event) => onChange({ method: event.target.value as View['method'] })}
      />
      <SelectField
        label={words.whose}
        // Until the names have loaded, the select would show the address's choice as "anybody".
        placeholder={view.staff && people.length === 0 ? words.oneOfStaff : words.anybody}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={view.staff}
        onChange={(event) => onChange({ staff: event.target.value })}
      />
    </div>
  );
});
