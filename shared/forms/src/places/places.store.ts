import { PlaceListStore } from './place-list.store';
import { getCities, getCountries, getStates } from './places.api';

/**
 * Countries, the states of the chosen one, the cities of the chosen state (A4.3). What is chosen is the
 * form's.
 */
export class PlacesStore {
  readonly countries = new PlaceListStore(getCountries);
  readonly states = new PlaceListStore(getStates);
  readonly cities = new PlaceListStore(getCities);

  /** Loads what a stored address needs to be shown. */
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
