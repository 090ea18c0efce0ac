import type { TellWaitlistBody, WaitingCity } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { focusFirstInvalid, type PlaceOption, placeOptions, PlaceSelect, useCityChoice } from '@shared/forms';
import { api, failureText, Mutation, useResource } from '@shared/runtime';
import { Button, ErrorLine, MailIcon, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import styles from './waitlist.module.css';
import { words } from './waitlist.words';

/** Opens and closes a city of Nigeria for plans. */
export const CityForm = observer(function CityForm() {
  const { country, state, city, chosen } = useCityChoice();
  const [changing] = useState(
    () =>
      new Mutation(
        ({ id, available }: PlaceOption) =>
          askClinic(calls.changeCity, { params: { id }, body: { available: !available } }),
        [calls.cities, calls.openCities],
      ),
  );
  const forgetFailure = ({ onChange, ...select }: typeof state) => ({
    ...select,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      changing.clear();
      onChange(event);
    },
  });
  return (
    <Block title={words.cities}>
      <div className={styles.form}>
        <PlaceSelect
          {...forgetFailure(state)}
          label={words.state}
          list={country.list.status === 'ready' ? state.list : country.list}
        />
        <PlaceSelect
          {...forgetFailure(city)}
          label={words.city}
          waitingFor={state.value ? undefined : words.stateFirst}
        />
        <p role="status">
          {chosen && (chosen.available ? words.isOpen(chosen.name) : words.isClosed(chosen.name))}
        </p>
        {chosen && (
          <div>
            <Button variant="secondary" busy={changing.busy} onClick={() => void changing.run(chosen)}>
              {chosen.available ? words.closeIt : words.openIt}
            </Button>
          </div>
        )}
      </div>
      <ErrorLine>{failureText(changing.failure)}</ErrorLine>
    </Block>
  );
});

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
    if (!open_city_id) return focusFirstInvalid(event.currentTarget);
    // An empty value is the group without a city.
    void onTell({ city: text('city') || null, open_city_id });
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
          options={placeOptions(cities.data)}
          error={fault || undefined}
          onChange={() => setFault('')}
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
