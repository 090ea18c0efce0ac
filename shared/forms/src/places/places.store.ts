import * as calls from '@shared/contracts/calls';
import { api, Resource } from '@shared/runtime';

/** A country, a state or a city. */
export interface PlaceOption {
  /** As the API sent it; it is sent back unchanged. */
  id: number | string;
  name: string;
  /** Of a city: whether plans are sold there. */
  available?: boolean;
}

const named = (places: PlaceOption[]): PlaceOption[] => places.filter(({ id, name }) => id !== '' && name);

/** What is read of places (A4.3). */
export const placeSources = {
  countries: () => api.read(calls.countries, {}, named),
  states: (countryId: string) => api.read(calls.states, { params: { countryId } }, named),
  cities: (stateId: string) => api.read(calls.cities, { params: { stateId } }, named),
};

/**
 * Countries, the states of the chosen one, the cities of the chosen state (A4.3). The form holds what is
 * chosen.
 */
export class PlacesStore {
  readonly countries = new Resource(placeSources.countries);
  readonly states = new Resource(placeSources.states);
  readonly cities = new Resource(placeSources.cities);

  chooseCountry(countryId: string): void {
    this.cities.clear();
    if (countryId) void this.states.load(countryId);
    else this.states.clear();
  }

  chooseState(stateId: string): void {
    if (stateId) void this.cities.load(stateId);
    else this.cities.clear();
  }
}
