import { getCities, getCountries, getStates } from './places.api';
import { PlaceListStore } from './place-list.store';

/** Countries, the states of the chosen one, the cities of the chosen state (A4.3). */
export class PlacesStore {
  readonly countries: PlaceListStore;
  readonly states: PlaceListStore;
  readonly cities: PlaceListStore;

  constructor(calls = { getCountries, getStates, getCities }) {
    this.countries = new PlaceListStore(calls.getCountries);
    this.states = new PlaceListStore(calls.getStates);
    this.cities = new PlaceListStore(calls.getCities);
  }

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
