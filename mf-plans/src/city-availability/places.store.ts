import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { listCities, listCountries, listStates, type PlaceOption } from './list-places.api';

/** The calls of the panel; a test passes its own. */
export interface PlacesCalls {
  listCountries: typeof listCountries;
  listStates: typeof listStates;
  listCities: typeof listCities;
}

const isNigeria = ({ name }: PlaceOption): boolean => name.trim().toLowerCase() === 'nigeria';

/** One of the three lists that depend on each other. */
export class PlaceList {
  options: PlaceOption[] = [];
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  chosen = '';

  constructor() {
    makeAutoObservable(this, { options: observableRef }, { autoBind: true });
  }

  get option(): PlaceOption | undefined {
    return this.options.find(({ id }) => id === this.chosen);
  }

  clear(): void {
    this.options = [];
    this.status = 'idle';
    this.chosen = '';
  }
}

/** Country, then state, then city: each choice loads the next list and forgets what was chosen below it. */
export class PlacesStore {
  readonly countries = new PlaceList();
  readonly states = new PlaceList();
  readonly cities = new PlaceList();

  constructor(private readonly calls: PlacesCalls = { listCountries, listStates, listCities }) {
    makeAutoObservable<this, 'calls'>(
      this,
      { countries: false, states: false, cities: false, calls: false },
      { autoBind: true },
    );
  }

  /** True once all three are chosen. */
  get complete(): boolean {
    return Boolean(this.countries.option && this.states.option && this.cities.option);
  }

  get covered(): boolean {
    return this.cities.option?.available === true;
  }

  /** Nigeria stands first and is chosen: the plans are sold there. */
  async loadCountries(): Promise<void> {
    const nigeriaFirst = async () => {
      const countries = await this.calls.listCountries();
      return [...countries.filter(isNigeria), ...countries.filter((country) => !isNigeria(country))];
    };
    await this.load(this.countries, nigeriaFirst, () => true);
    this.chooseNigeria();
  }

  private chooseNigeria(): void {
    const [first] = this.countries.options;
    if (first && isNigeria(first) && !this.countries.chosen) this.chooseCountry(first.id);
  }

  chooseCountry(id: string): void {
    if (id && id === this.countries.chosen && this.states.status !== 'failed') return;
    this.countries.chosen = id;
    this.states.clear();
    this.cities.clear();
    if (id) void this.loadStates();
  }

  chooseState(id: string): void {
    this.states.chosen = id;
    this.cities.clear();
    if (id) void this.loadCities();
  }

  chooseCity(id: string): void {
    this.cities.chosen = id;
  }

  loadStates(): Promise<void> {
    const country = this.countries.chosen;
    return this.load(
      this.states,
      () => this.calls.listStates(country),
      () => this.countries.chosen === country,
    );
  }

  loadCities(): Promise<void> {
    const state = this.states.chosen;
    return this.load(
      this.cities,
      () => this.calls.listCities(state),
      () => this.states.chosen === state,
    );
  }

  /** Starts again with the countries that are there already. */
  reset(): void {
    this.chooseCountry('');
    this.chooseNigeria();
  }

  /** @param current whether the answer still belongs to what is chosen above it */
  private async load(
    list: PlaceList,
    call: () => Promise<PlaceOption[]>,
    current: () => boolean,
  ): Promise<void> {
    list.status = 'loading';
    try {
      const options = await call();
      if (!current()) return;
      runInAction(() => {
        list.options = options;
        list.status = 'ready';
      });
    } catch {
      if (!current()) return;
      runInAction(() => {
        list.status = 'failed';
      });
    }
  }
}
