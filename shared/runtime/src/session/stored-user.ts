import type { StoredUser } from '@ilera/contracts';
import type { User } from '@ilera/contracts/api';
import { clock } from '../server-clock';

/** Fields to store; a new field of the API is not stored until it is listed here. */
const storedFields = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone_prefix',
  'phone_number',
  'sex',
  'dob',
  'country_id',
  'state_id',
  'city',
  'street',
  'signup_method',
  'plan',
  'package_frequency',
  'package_expiry_at',
  'package_members',
  'enrollee_number',
  'last_package',
  'employer_id',
  'appointments_count',
  'employees_count',
  'last_employee',
] as const satisfies readonly (keyof User)[];

/**
 * The stored part of the user record, for layout and forms before the profile has arrived, and for the offline page.
 * Medical history, card and invitations are fetched at each page load.
 */
export function toStoredUser(user: User): StoredUser {
  const fields = Object.fromEntries(
    storedFields.filter((field) => field in user).map((field) => [field, user[field]]),
  ) as Pick<User, (typeof storedFields)[number]>;
  return {
    ...fields,
    card: null,
    last_appointment: null,
    recent_appointments: [],
    next_visits: (user.recent_appointments ?? [])
      .filter(({ status }) => status === 'processing')
      .map(({ scheduled_at, method, reference }) => ({ scheduled_at, method, reference })),
    stored_at: new Date().toISOString(),
    clock_offset: clock.now().getTime() - Date.now(),
  };
}
