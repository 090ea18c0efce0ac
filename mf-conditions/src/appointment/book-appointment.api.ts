import type { BookAppointmentBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** `POST individual/free_health_care/{id}`; the response is ignored. */
export async function bookAppointment(id: string, body: BookAppointmentBody): Promise<void> {
  await api.post(`individual/free_health_care/${encodeURIComponent(id)}`, body);
}
