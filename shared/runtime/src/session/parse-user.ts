import type { User } from '@shared/contracts/api';

/** The stored user record, or null when it is absent, corrupt or not a record: storage is not trusted. */
export function parseUser(stored: string | null): User | null {
  if (!stored) return null;
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as User) : null;
  } catch {
    return null;
  }
}
