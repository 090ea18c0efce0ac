import type { User } from '@shared/contracts/api';

/**
 * The part of the user record that the browser stores, for layout and forms before the profile has arrived.
 * Medical history, the card and invitations are loaded anew at each page load.
 */
export function toStoredUser(user: User): User {
  const { invitation: _invitation, next_packages: _packages, ...kept } = user;
  return { ...kept, card: null, last_appointment: null, recent_appointments: [] };
}
