import { unwrapData } from '@shared/contracts';
import type { Visit } from '@shared/contracts/api';
import { api } from '@shared/runtime';

const at = (reference: string): string => `individual/appointment/${encodeURIComponent(reference)}`;

/** One of one's own visits. */
export async function getVisit(reference: string): Promise<Visit> {
  return unwrapData(await api.get<unknown>(at(reference))) as Visit;
}

/** The next visit that is still to come; null when there is none. */
export async function getNextVisit(): Promise<Visit | null> {
  return (unwrapData(await api.get<unknown>('individual/next_appointment')) as Visit | undefined) ?? null;
}

/** Moves a visit; `date` is a booking's wire text. */
export async function moveVisit(reference: string, date: string): Promise<Visit> {
  return unwrapData(await api.put<unknown>(at(reference), { date })) as Visit;
}

/** Cancels a visit. */
export async function cancelVisit(reference: string): Promise<Visit> {
  return unwrapData(await api.post<unknown>(`${at(reference)}/cancel`, {})) as Visit;
}
