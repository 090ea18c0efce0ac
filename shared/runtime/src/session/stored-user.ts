import type { StoredVisit } from '@shared/contracts';
import type { User } from '@shared/contracts/api';

/** The record in the browser's storage. */
export type StoredUser = User & {
  /** For the offline page: when and how visits are, not what about. */
  next_visits: StoredVisit[];
  /** ISO time; the offline page shows no old record. */
  stored_at: string;
};

/**
 * The part of the user record that the browser stores, for layout and forms before the profile has arrived,
 * and for the offline page. Medical history, the card and invitations are loaded anew at each page load.
 */
export function toStoredUser(user: User): StoredUser {
  const { invitation: _invitation, next_packages: _packages, ...kept } = user;
  return {
    ...kept,
    card: null,
    last_appointment: null,
    recent_appointments: [],
    next_visits: (user.recent_appointments ?? [])
      .filter(({ status }) => status === 'processing')
      .map(({ scheduled_at, method, reference }) => ({ scheduled_at, method, reference })),
    stored_at: new Date().toISOString(),
  };
}
