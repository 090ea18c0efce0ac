import type { User } from '@shared/contracts/api';
import { session } from '@shared/runtime';

/** Takes saved fields into the session's record, so that the whole account shows them at once. */
export function mergeUser(changes: Partial<User>): void {
  if (session.user) session.setUser({ ...session.user, ...changes });
}
