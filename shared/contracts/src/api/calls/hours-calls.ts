/** Calls about the times open for booking: feature `hours`. */
import * as hours from '../clinic/hours';
import { visitRoles } from '../clinic/staff';
import type { Call } from '../call';

export const hoursCalls = {
  slots: {
    method: 'GET',
    path: '/slots',
    access: 'public',
    summary: 'The times of a day at which no visit can be booked',
    query: hours.SlotsQuerySchema,
    response: hours.SlotsResponseSchema,
    isExtension: true,
  },
  clinicHours: {
    method: 'GET',
    path: '/clinic/hours',
    access: 'staff',
    roles: visitRoles,
    summary: 'When the clinic is open and how many visits it takes at once',
    response: hours.ClinicHoursResponseSchema,
    isExtension: true,
  },
  setClinicHours: {
    method: 'PUT',
    path: '/clinic/hours',
    access: 'staff',
    roles: ['manager'],
    summary: 'Change the hours and the capacity',
    body: hours.SetClinicHoursBodySchema,
    response: hours.ClinicHoursResponseSchema,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;
