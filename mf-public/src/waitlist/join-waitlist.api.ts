import type { JoinWaitlistBody } from '@shared/contracts/api';
import { api } from '@shared/runtime';

/** Puts a person on the waitlist. */
export async function joinWaitlist(body: JoinWaitlistBody): Promise<void> {
  await api.post('/waitlist/join', body);
}
