import type { Place } from '@shared/contracts/api';
import { api } from '@shared/runtime';

type Answer = { data?: Place[] | null };

async function list(path: string): Promise<Place[]> {
  const answer = await api.get<Answer>(path);
  return Array.isArray(answer?.data) ? answer.data : [];
}

/** Countries to choose from. */
export function getCountries(): Promise<Place[]> {
  return list('get_countries');
}

/** The states of a country. */
export function getStates(countryId: string): Promise<Place[]> {
  return list(`get_states/${encodeURIComponent(countryId)}`);
}

/** The cities of a state. */
export function getCities(stateId: string): Promise<Place[]> {
  return list(`get_cities/${encodeURIComponent(stateId)}`);
}
