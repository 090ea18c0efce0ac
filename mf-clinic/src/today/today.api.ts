import { unwrapList } from '@shared/contracts';
import type { ClinicVisitRow } from '@shared/contracts/api';
import { api } from '@shared/runtime';
import { staff } from '../desk/staff.store';
import type { View } from './view';

/** The visits of a day. */
export async function getVisits({
  day,
  method,
  staff: whose,
}: Omit<View, 'show'>): Promise<ClinicVisitRow[]> {
  const query = { day: day || undefined, method: method || undefined, staff: whose || undefined };
  return unwrapList<ClinicVisitRow>(await staff.call(() => api.get<unknown>('clinic/visits', { query })));
}
