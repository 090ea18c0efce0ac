import * as calls from '@ilera/contracts/calls';
import { api } from '@ilera/runtime';

/** A country, a state or a city. */
export interface PlaceOption {
  /** The id as the API sent it, to be returned unchanged. */
  id: number | string;
  name: string;
  /** For a city: whether plans are sold there. */
  available?: boolean;
}

const named = (places: PlaceOption[]): PlaceOption[] => places.filter(({ id, name }) => id !== '' && name);

/** Sources of places (A4.3). */
export const placeSources = {
  countries: () => api.read(calls.countries, {}, named),
  states: (countryId: string) => api.read(calls.states, { params: { countryId } }, named),
  cities: (stateId: string) => api.read(calls.cities, { params: { stateId } }, named),
};

/** The entries of a select of places. */
export const placeOptions = (places: PlaceOption[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }));
