import { type Resource, useResource } from '@ilera/runtime';
import { type ChangeEvent, useState } from 'react';
import { type PlaceOption, placeOptions, placeSources } from './places';

const isNigeria = ({ name }: PlaceOption): boolean => name.trim().toLowerCase() === 'nigeria';
const nothing = { country: undefined as string | undefined, state: '', city: '' };

/**
 * The choice of country, state and city, for an observer: the props of three `PlaceSelect`. Each choice clears those
 * below. Nigeria is first and the default, because plans are sold there.
 */
export function useCityChoice() {
  const [choice, setChoice] = useState(nothing);
  const { state, city } = choice;
  const countries = useResource(placeSources.countries, []);
  const allCountries = countries.data ?? [];
  const nigeria = allCountries.filter(isNigeria);
  const country = choice.country ?? String(nigeria[0]?.id ?? '');
  const states = useResource(placeSources.states, country ? [country] : null);
  const cities = useResource(placeSources.cities, state ? [state] : null);
  const select = (
    list: Pick<Resource<PlaceOption[], never>, 'status' | 'data' | 'reload'>,
    value: string,
    choose: (id: string) => typeof nothing,
    places = list.data,
  ) => ({
    list,
    options: placeOptions(places),
    value,
    disabled: list.status !== 'ready',
    onChange: (event: ChangeEvent<HTMLSelectElement>) => setChoice(choose(event.target.value)),
  });
  const ordered = [...nigeria, ...allCountries.filter((place) => !isNigeria(place))];
  return {
    country: select(countries, country, (id) => ({ ...nothing, country: id }), ordered),
    state: select(states, state, (id) => ({ country, state: id, city: '' })),
    city: select(cities, city, (id) => ({ country, state, city: id })),
    /** The chosen city; undefined until all three are chosen. */
    chosen: cities.data?.find(({ id }) => String(id) === city),
    /** Clears the choices. */
    reset: () => setChoice(nothing),
  };
}
