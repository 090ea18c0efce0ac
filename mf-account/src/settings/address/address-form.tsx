import type { User } from '@ilera/contracts/api';
import { FormPlaceSelect, FormTextField, type PlaceOption, placeOptions, placeSources } from '@ilera/forms';
import { useResource } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { accountStrings } from '../../strings';
import { EditableForm, useEditing } from '../editable-form';
import type { AddressValues } from '../settings.schemas';
import { addressWords as words } from '../settings.words';

/**
 * The person's address: country, states, cities. Open from the start if empty. HTML has no read-only select, so selects
 * are disabled instead.
 */
export const AddressForm = observer(function AddressForm({ user }: { user: User }) {
  const edited = useEditing<AddressValues>({
    user,
    valuesOf: addressValues,
    schema: async () =>
      (await import(/* webpackChunkName: "schema.settings" */ '../settings.schemas')).addressSchema,
    draft: 'address',
  });
  const { form, isEditing, hasModeChanged } = edited;
  const { country_id: country, state_id: state, city } = form.values;
  const countries = useResource(placeSources.countries, []);
  const states = useResource(placeSources.states, country ? [country] : null);
  const cities = useResource(placeSources.cities, country && state ? [state] : null);
  const cityNames = (cities.data ?? []).map(({ name }) => name);
  // The saved city is offered even if the state's list lacks it.
  const missingCity = city && city === user.city && !cityNames.includes(city) ? [city] : [];
  const clear = (...names: ('state_id' | 'city')[]) => names.forEach((name) => form.setValue(name, ''));
  return (
    <EditableForm
      of={edited}
      words={words}
      done={accountStrings.addressUpdated}
      bodyOf={(values) => ({
        ...values,
        country_id: idOf(countries.data, values.country_id),
        state_id: idOf(states.data, values.state_id),
      })}
    >
      <FormPlaceSelect
        name="country_id"
        label={words.country}
        list={countries}
        options={placeOptions(countries.data)}
        autoComplete="country-name"
        autoFocus={isEditing && hasModeChanged}
        disabled={!isEditing}
        onChange={() => clear('state_id', 'city')}
      />
      <FormPlaceSelect
        name="state_id"
        label={words.state}
        list={states}
        options={placeOptions(states.data)}
        waitingFor={country ? undefined : words.countryFirst}
        disabled={!isEditing}
        onChange={() => clear('city')}
      />
      <FormPlaceSelect
        name="city"
        label={words.city}
        list={cities}
        options={[...missingCity, ...cityNames].map((name) => ({ value: name, label: name }))}
        waitingFor={state ? undefined : words.stateFirst}
        disabled={!isEditing}
      />
      <FormTextField name="street" label={words.street} autoComplete="street-address" readOnly={!isEditing} />
    </EditableForm>
  );
});

function addressValues(user: Partial<User>): AddressValues {
  return {
    country_id: String(user.country_id ?? ''),
    state_id: String(user.state_id ?? ''),
    city: user.city ?? '',
    street: user.street ?? '',
  };
}

/** The id as the API sent it: a select's value is always text. */
function idOf(places: PlaceOption[] = [], chosen: string): PlaceOption['id'] {
  return places.find(({ id }) => String(id) === chosen)?.id ?? chosen;
}
