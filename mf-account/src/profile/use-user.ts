import type { User } from '@shared/contracts/api';
import { session } from '@shared/runtime';
import { useIsHydrating } from '@shared/ui';

/**
 * The person's record for an observer. Null in prerendered HTML and in the first rendering, which must equal
 * it.
 */
export function useUser(): User | null {
  return useIsHydrating() ? null : session.user;
}
