import type { TellWaitlistBody, WaitingCity } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { PlaceSelect } from '@shared/forms';
import { api, useResource } from '@shared/runtime';
import { Button, MailIcon, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { Block } from '../components/block';
import styles from './waitlist.module.css';
import { words } from './waitlist.words';

interface Props {
  rows: readonly WaitingCity[];
  busy: boolean;
  onTell: (body: TellWaitlistBody) => Promise<void>;
}

const openCities = () => api.read(calls.openCities, {});

/** Whom to tell that plans are sold in a city: one that is open. */
export const TellForm = observer(function TellForm({ rows, busy, onTell }: Props) {
  const cities = useResource(openCities, []);
  const [fault, setFault] = useState('');
  const open = rows.filter(({ people, told }) => told < people);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const open_city_id = Number(text('open_city_id'));
    setFault(open_city_id ? '' : words.noOpenCity);
    // An empty value is the group without a city.
    if (open_city_id) void onTell({ city: text('city') || null, open_city_id });
  };
  return (
    <Block title={words.tell}>
      <form noValidate aria-label={words.tell} className={styles.form} onSubmit={handleSubmit}>
        <SelectField
          name="city"
          label={words.whom}
          options={open.map(({ city, people, told }) => ({
            value: city ?? '',
            label: words.group(city ?? words.noCity, people - told),
          }))}
        />
        <PlaceSelect
          name="open_city_id"
          label={words.openCity}
          hint={words.openCityHint}
          list={cities}
          options={(cities.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          error={fault || undefined}
        />
        <div>
          <Button type="submit" icon={<MailIcon />} busy={busy}>
            {words.send}
          </Button>
        </div>
      </form>
    </Block>
  );
});
