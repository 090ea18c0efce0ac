import { PlaceListStore } from './place-list.store';
import { getCities, getCountries, getStates } from './places.api';

/**
 * Countries, the states of the chosen one, the cities of the chosen state (A4.3). The form holds what is
 * chosen.
 */
export class PlacesStore {
  readonly countries = new PlaceListStore(getCountries);
  readonly states = new PlaceListStore(getStates);
  readonly cities = new PlaceListStore(getCities);

  /** Loads the lists that a stored address needs. */
  open(countryId: string, stateId: string): void {
    void this.countries.load('');
    this.chooseCountry(countryId);
    if (countryId) this.chooseState(stateId);
  }

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
