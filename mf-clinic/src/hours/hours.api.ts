import { unwrapData } from '@shared/contracts';
import type { ClinicHours } from '@shared/contracts/api';
import { api } from '@shared/runtime';
import { staff } from '../desk/staff.store';

/** When the clinic is open, and how many visits it takes at once. */
export async function getHours(): Promise<ClinicHours> {
  return unwrapData(await staff.call(() => api.get<unknown>('clinic/hours'))) as ClinicHours;
}

/** Changes them. */
export async function setHours(hours: ClinicHours): Promise<ClinicHours> {
  return unwrapData(await staff.call(() => api.put<unknown>('clinic/hours', hours))) as ClinicHours;
}
