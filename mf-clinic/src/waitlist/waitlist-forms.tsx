import type { TellWaitlistBody, WaitingCity } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { CityChoiceStore, type PlaceOption, PlaceSelect } from '@shared/forms';
import { api, failureText, Mutation, useResource } from '@shared/runtime';
import { Button, ErrorLine, MailIcon, SelectField } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import styles from './waitlist.module.css';
import { words } from './waitlist.words';

const toOptions = (places: PlaceOption[] = []) => places.map(({ id, name }) => ({ value: id, label: name }));

/** Opens and closes a city of Nigeria for plans. */
export const CityForm = observer(function CityForm() {
  const [choice] = useState(() => new CityChoiceStore());
  const [changing] = useState(
    () =>
      new Mutation(
        ({ id, available }: PlaceOption) =>
          askClinic(calls.changeCity, { params: { id }, body: { available: !available } }),
        [calls.cities, calls.openCities],
      ),
  );
  useEffect(() => void choice.loadCountries(), [choice]);
  const { chosen: city, places } = choice;
  const { countries, states, cities } = places;
  const isLoaded = countries.status === 'ready';
  return (
    <Block title={words.cities}>
      <div className={styles.form}>
        <PlaceSelect
          label={words.state}
          list={isLoaded ? states : countries}
          options={toOptions(states.data)}
          value={choice.state}
          onChange={(event) => choice.chooseState(event.target.value)}
          onRetry={() => void (isLoaded ? states.reload() : choice.loadCountries())}
        />
        <PlaceSelect
          label={words.city}
          list={cities}
          options={toOptions(cities.data)}
          waitingFor={choice.state ? undefined : words.stateFirst}
          value={choice.city}
          disabled={!choice.state}
          onChange={(event) => choice.chooseCity(event.target.value)}
        />
        <p role="status">{city && (city.available ? words.isOpen(city.name) : words.isClosed(city.name))}</p>
        {city && (
          <div>
            <Button variant="secondary" busy={changing.busy} onClick={() => void changing.run(city)}>
              {city.available ? words.closeIt : words.openIt}
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
