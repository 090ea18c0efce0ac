import type { Visit } from '@shared/contracts/api';
import { api } from '@shared/runtime';

const at = (reference: string): string => `individual/appointment/${encodeURIComponent(reference)}`;
const visitOf = (answer: unknown): Visit => (answer as { data: Visit }).data;

/** One of one's own visits. */
export async function getVisit(reference: string): Promise<Visit> {
  return visitOf(await api.get<unknown>(at(reference)));
}

/** The next visit that is still to come; null when there is none. */
export async function getNextVisit(): Promise<Visit | null> {
  return ((await api.get<unknown>('individual/next_appointment')) as { data?: Visit | null }).data ?? null;
}

/** Moves a visit; `date` is a booking's wire text. */
export async function moveVisit(reference: string, date: string): Promise<Visit> {
  return visitOf(await api.put<unknown>(at(reference), { date }));
}

/** Cancels a visit. */
export async function cancelVisit(reference: string): Promise<Visit> {
  return visitOf(await api.post<unknown>(`${at(reference)}/cancel`, {}));
}
