import { makeAutoObservable } from 'mobx';
import { type PlaceOption, PlacesStore } from './places.store';

const isNigeria = ({ name }: PlaceOption): boolean => name.trim().toLowerCase() === 'nigeria';
const byId = (places: PlaceOption[] = [], chosen: string): PlaceOption | undefined =>
  places.find(({ id }) => String(id) === chosen);

/** A country, state and city. Each choice clears those below it. */
export class CityChoiceStore {
  country = '';
  state = '';
  city = '';
  readonly places = new PlacesStore();

  constructor() {
    makeAutoObservable(this, { places: false }, { autoBind: true });
  }

  /** Nigeria stands first: the plans are sold there. */
  get countries(): PlaceOption[] {
    const { data: places = [] } = this.places.countries;
    return [...places.filter(isNigeria), ...places.filter((country) => !isNigeria(country))];
  }

  /** True once all three are chosen. */
  get complete(): boolean {
    const { countries, states } = this.places;
    return Boolean(byId(countries.data, this.country) && byId(states.data, this.state) && this.chosen);
  }

  /** The chosen city. */
  get chosen(): PlaceOption | undefined {
    return byId(this.places.cities.data, this.city);
  }

  async loadCountries(): Promise<void> {
    await this.places.countries.load();
    this.chooseNigeria();
  }

  chooseCountry(id: string): void {
    if (id && id === this.country && this.places.states.status !== 'failed') return;
    this.country = id;
    this.state = '';
    this.city = '';
    this.places.chooseCountry(id);
  }

  chooseState(id: string): void {
    this.state = id;
    this.city = '';
    this.places.chooseState(id);
  }

  chooseCity(id: string): void {
    this.city = id;
  }

  /** Clears the choices and keeps the countries that are loaded. */
  reset(): void {
    this.chooseCountry('');
    this.chooseNigeria();
  }

  private chooseNigeria(): void {
    const [first] = this.countries;
    if (first && isNigeria(first) && !this.country) this.chooseCountry(String(first.id));
  }
}
