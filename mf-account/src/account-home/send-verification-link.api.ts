import { api } from '@shared/runtime';

/** Mails a link to one's own address: a call of our own (feature `session-security`). */
export async function sendVerificationLink(): Promise<void> {
  await api.post('individual/verification_link');
}
