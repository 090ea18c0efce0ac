import { focusFirstInvalid } from '@shared/forms';
import { failureText } from '@shared/runtime';
import { Button, DeleteIcon, ErrorLine, IconButton, Notice, PlusIcon, TextField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { Block } from '../components/block';
import styles from './hours.module.css';
import type { HoursStore } from './hours.store';
import { words } from './hours.words';
import { OpeningFields } from './opening-fields';

/** Weekdays, days that differ, and capacity. */
export const HoursForm = observer(function HoursForm({ store }: { store: HoursStore }) {
  const [saved, setSaved] = useState('');
  const { hours, faults } = store;
  const { busy, failure } = store.saving;
  if (!hours) return null;
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSaved('');
    void store
      .save()
      .then((isSaved) => (isSaved ? setSaved(JSON.stringify(store.hours)) : focusFirstInvalid(form)));
  };
  return (
    <form noValidate aria-label={words.heading} className={styles.form} onSubmit={handleSubmit}>
      <Block title={words.weekdays}>
        <ul className={styles.days}>
          {words.days.map((day, index) => (
            <li key={day} className={styles.day}>
              <OpeningFields
                label={words.isOpen(day)}
                opening={hours.weekdays[index] ?? null}
                fault={faults.weekdays[index]}
                onChange={(opening) => store.setWeekday(index, opening)}
              />
            </li>
          ))}
        </ul>
      </Block>
      <Block title={words.exceptions}>
        {hours.exceptions.length === 0 && <p className={styles.hint}>{words.noException}</p>}
        <ul className={styles.days}>
          {hours.exceptions.map(({ day, opening }, index) => (
            <li key={index} className={styles.day}>
              <div className={styles.date}>
                <TextField
                  label={words.day}
                  type="date"
                  value={day}
                  error={faults.exceptions[index]?.day || undefined}
                  onChange={(event) => store.setException(index, { day: event.target.value })}
                />
                <IconButton
                  outlined
                  label={words.removeDay(day)}
                  icon={<DeleteIcon />}
                  onClick={() => store.removeException(index)}
                />
              </div>
              <OpeningFields
                label={words.open}
                opening={opening}
                fault={faults.exceptions[index]?.span}
                onChange={(next) => store.setException(index, { opening: next })}
              />
            </li>
          ))}
        </ul>
        <Button variant="secondary" icon={<PlusIcon />} onClick={store.addException}>
          {words.addDay}
        </Button>
      </Block>
      <Block title={words.capacity}>
        <p className={styles.hint}>{words.capacityLead}</p>
        <div className={styles.span}>
          {(['video', 'message'] as const).map((method) => (
            <TextField
              key={method}
              label={words[method]}
              type="number"
              inputMode="numeric"
              min={0}
              max={1000}
              value={Number.isNaN(hours.capacity[method]) ? '' : hours.capacity[method]}
              error={faults.capacity[method] || undefined}
              onChange={(event) => store.setCapacity(method, event.target.valueAsNumber)}
            />
          ))}
        </div>
      </Block>
      <ErrorLine>{failureText(failure)}</ErrorLine>
      {saved === JSON.stringify(hours) && (
        <Notice tone="success" role="status">
          {words.saved}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </div>
    </form>
  );
});
