import type { User } from '@shared/contracts/api';
import { session } from '@shared/runtime';
import { useIsHydrating } from '@shared/ui';

/** The person's record for an observer, once it is known. Prerendered HTML knows nobody, and so does its first rendering. */
export function useUser(): User | null {
  return useIsHydrating() ? null : session.user;
}
