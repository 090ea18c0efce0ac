import type { TellWaitlistBody, WaitingCity } from '@shared/contracts/api';
import { Button, MailIcon, SelectField, TextField } from '@shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { Block } from '../components/block';
import styles from './waitlist.module.css';
import { words } from './waitlist.words';

interface Props {
  rows: readonly WaitingCity[];
  busy: boolean;
  onTell: (body: TellWaitlistBody) => Promise<void>;
}

/** Whom to tell that plans are sold in a city. */
export function TellForm({ rows, busy, onTell }: Props) {
  const [fault, setFault] = useState('');
  const open = rows.filter(({ people, told }) => told < people);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const isCity = text('open_city').length >= 2;
    setFault(isCity ? '' : words.noOpenCity);
    // An empty value is the group without a city.
    if (isCity) void onTell({ city: text('city') || null, open_city: text('open_city') });
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
        <TextField
          name="open_city"
          label={words.openCity}
          hint={words.openCityHint}
          maxLength={60}
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
}
