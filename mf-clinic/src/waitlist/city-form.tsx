import * as calls from '@shared/contracts/calls';
import { CityChoiceStore, type PlaceOption, PlaceSelect } from '@shared/forms';
import { failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
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
