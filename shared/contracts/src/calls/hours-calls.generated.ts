// Written by `pnpm calls:write` from src/api: change the schemas there.
import type { WireCall } from './wire';

export const slots: WireCall<'slots'> = { method: 'GET', path: 'slots', data: { open: 'flag', full: ['text'] } };
export const clinicHours: WireCall<'clinicHours'> = { method: 'GET', path: 'clinic/hours', data: { weekdays: [[{ from: 'text', until: 'text' }, null]], exceptions: [{ day: 'text', opening: [{ from: 'text', until: 'text' }, null] }], capacity: { video: 'number', message: 'number' } } };
export const setClinicHours: WireCall<'setClinicHours'> = { method: 'PUT', path: 'clinic/hours', data: { weekdays: [[{ from: 'text', until: 'text' }, null]], exceptions: [{ day: 'text', opening: [{ from: 'text', until: 'text' }, null] }], capacity: { video: 'number', message: 'number' } } };
