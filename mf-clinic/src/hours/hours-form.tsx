import type { ClinicHours } from '@ilera/contracts/api';
import * as calls from '@ilera/contracts/calls';
import { Form, type FormStore, FormTextField, SubmitButton } from '@ilera/forms';
import type { Resource } from '@ilera/runtime';
import { Button, DeleteIcon, DoneNotice, IconButton, PlusIcon, Small } from '@ilera/ui';
import { compareStructural } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import { useKeptForm } from '../desk/unsaved';
import styles from './hours.module.css';
import type { HoursValues } from './hours.schema';
import { words } from './hours.words';
import { OpeningFields } from './opening-fields';

/** Takes over a colleague's hours where nothing was edited; weekdays are compared day by day. */
function rebaseHours(form: FormStore<HoursValues>, hours: HoursValues): void {
  const { values, defaultValues } = form;
  const weekdays = values.weekdays.map((day, index) =>
    compareStructural(day, defaultValues.weekdays[index]) ? (hours.weekdays[index] ?? null) : day,
  );
  form.rebase(hours);
  form.setValue('weekdays', weekdays);
}

interface Props {
  store: Resource<ClinicHours>;
  hours: ClinicHours;
}

/** Weekdays, exceptional days, and capacity. */
export default observer(function HoursForm({ store, hours }: Props) {
  const [isSaved, setIsSaved] = useState(false);
  const options = {
    schema: async () => (await import(/* webpackChunkName: "schema.hours" */ './hours.schema')).hoursSchema,
    defaultValues: hours,
  };
  const form = useKeptForm<HoursValues>(words.title, options, rebaseHours);
  const { exceptions } = form.values;
  const setExceptions = (next: HoursValues['exceptions']) => form.setValue('exceptions', next);
  const handleSubmit = async (body: HoursValues) => {
    setIsSaved(false);
    const sent = { ...(body as ClinicHours), was: hours };
    await store.change(askClinic(calls.setClinicHours, { body: sent }));
    if (form.isAsSent) form.reset(store.data);
    setIsSaved(true);
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.title} className={styles.form}>
      <Block title={words.weekdays}>
        <ul className={styles.days}>
          {words.days.map((day, index) => (
            <li key={day} className={styles.day}>
              <OpeningFields label={words.isOpen(day)} name={`weekdays.${index}`} />
            </li>
          ))}
        </ul>
      </Block>
      <Block title={words.exceptions}>
        {exceptions.length === 0 && <Small>{words.noException}</Small>}
        <ul className={styles.days}>
          {exceptions.map(({ day }, index) => (
            <li key={index} className={styles.day}>
              <div className={styles.date}>
                <FormTextField name={`exceptions.${index}.day`} label={words.day} type="date" />
                <IconButton
                  outlined
                  label={words.removeDay(day)}
                  icon={<DeleteIcon />}
                  // The second press of a double click was meant for the row above.
                  onClick={({ detail }) =>
                    detail < 2 && setExceptions(exceptions.filter((_, other) => other !== index))
                  }
                />
              </div>
              <OpeningFields label={words.open} name={`exceptions.${index}.opening`} />
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          icon={<PlusIcon />}
          onClick={() => setExceptions([...exceptions, { day: '', opening: null }])}
        >
          {words.addDay}
        </Button>
      </Block>
      <Block title={words.capacity}>
        <Small>{words.capacityLead}</Small>
        <div className={styles.span}>
          {(['video', 'message'] as const).map((method) => (
            <FormTextField
              key={method}
              name={`capacity.${method}`}
              label={words[method]}
              type="number"
              inputMode="numeric"
              min={0}
              max={1000}
            />
          ))}
        </div>
      </Block>
      {isSaved && !form.isDirty && <DoneNotice>{words.saved}</DoneNotice>}
      <div>
        <SubmitButton>{words.save}</SubmitButton>
      </div>
    </Form>
  );
});
