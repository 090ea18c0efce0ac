import type { User } from '@shared/contracts/api';

/**
 * The user record as it is kept in the browser: what the frame and the forms show before the profile has
 * arrived. What somebody was treated for, the card, and invitations are read anew at each page load.
 */
export function toStoredUser(user: User): User {
  const { invitation: _invitation, next_packages: _packages, ...kept } = user;
  return { ...kept, card: null, last_appointment: null, recent_appointments: [] };
}
