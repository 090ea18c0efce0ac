import { api } from '@shared/runtime';
import { dataOf } from '../plans/plan';

/** A country, a state or a city to choose. `available` counts for cities only. */
export interface PlaceOption {
  id: string;
  name: string;
  available: boolean;
}

/** `GET get_countries` */
export const listCountries = (): Promise<PlaceOption[]> => list('get_countries');

/** `GET get_states/{country_id}` */
export const listStates = (countryId: string): Promise<PlaceOption[]> =>
  list(`get_states/${encodeURIComponent(countryId)}`);

/** `GET get_cities/{state_id}` */
export const listCities = (stateId: string): Promise<PlaceOption[]> =>
  list(`get_cities/${encodeURIComponent(stateId)}`);

async function list(path: string): Promise<PlaceOption[]> {
  const data = dataOf(await api.get<unknown>(path));
  return Array.isArray(data) ? data.flatMap((item: unknown) => readPlace(item) ?? []) : [];
}

function readPlace(value: unknown): PlaceOption | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, available } = value as Record<string, unknown>;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof name !== 'string') return null;
  return {
    id: String(id),
    name,
    // 1, true, or either as text; a flag that is missing promises nothing.
    available: /^(1|true|yes)$/i.test(String(available).trim()),
  };
}
