import { FormPlaceSelect, FormTextField, type PlacesStore, useFormContext } from '@shared/forms';
import { cx } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import type { AddressValues } from '../settings.schemas';
import styles from '../settings.module.css';
import { addressWords as words } from '../settings.words';

interface Props {
  places: PlacesStore;
  /** Offered even where the list of its state lacks it. */
  storedCity: string;
  editing: boolean;
}

/**
 * The fields of the address form: choosing a country loads its states, choosing a state loads its cities. HTML
 * has no read-only select, so selects are disabled instead.
 */
export const AddressFields = observer(function AddressFields({ places, storedCity, editing }: Props) {
  const form = useFormContext<AddressValues>();
  const { country_id: countryId, state_id: stateId, city } = form.values;
  const { countries, states, cities } = places;

  const handleCountry = (event: ChangeEvent<HTMLSelectElement>) => {
    form.setValue('state_id', '');
    form.setValue('city', '');
    places.chooseCountry(event.target.value);
  };
  const handleState = (event: ChangeEvent<HTMLSelectElement>) => {
    form.setValue('city', '');
    places.chooseState(event.target.value);
  };
  const cityNames = (cities.data ?? []).map(({ name }) => name);
  const missingCity = city && city === storedCity && !cityNames.includes(city) ? [city] : [];

  return (
    <div className={cx(styles.fields, !editing && styles.reading)}>
      <FormPlaceSelect
        name="country_id"
        label={words.country}
        list={countries}
        options={(countries.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        autoComplete="country-name"
        disabled={!editing}
        onChange={handleCountry}
      />
      <FormPlaceSelect
        name="state_id"
        label={words.state}
        list={states}
        options={(states.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        waitingFor={countryId ? undefined : words.countryFirst}
        disabled={!editing}
        onChange={handleState}
      />
      <FormPlaceSelect
        name="city"
        label={words.city}
        list={cities}
        options={[...missingCity, ...cityNames].map((name) => ({ value: name, label: name }))}
        waitingFor={stateId ? undefined : words.stateFirst}
        disabled={!editing}
      />
      <FormTextField name="street" label={words.street} autoComplete="street-address" readOnly={!editing} />
    </div>
  );
});
