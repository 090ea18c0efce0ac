import { unwrapList } from '@shared/contracts';
import { api } from '@shared/runtime';

/** A country, a state or a city. */
export interface PlaceOption {
  /** As the API sent it; it is sent back unchanged. */
  id: number | string;
  name: string;
  /** Of a city: whether plans are sold there. */
  available: boolean;
}

/** `GET get_countries` */
export const getCountries = (): Promise<PlaceOption[]> => list('get_countries');

/** `GET get_states/{country_id}` */
export const getStates = (countryId: string): Promise<PlaceOption[]> =>
  list(`get_states/${encodeURIComponent(countryId)}`);

/** `GET get_cities/{state_id}` */
export const getCities = (stateId: string): Promise<PlaceOption[]> =>
  list(`get_cities/${encodeURIComponent(stateId)}`);

async function list(path: string): Promise<PlaceOption[]> {
  return unwrapList(await api.get<unknown>(path)).flatMap(({ id, name, available }) =>
    (typeof id === 'number' || typeof id === 'string') && typeof name === 'string'
      ? // 1, true, or either as text; a missing flag counts as false.
        [{ id, name, available: /^(1|true|yes)$/i.test(String(available).trim()) }]
      : [],
  );
}
