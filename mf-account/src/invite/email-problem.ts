import { words } from './invite.words';

/** Finds typing mistakes; only a mail can show whether an address exists. yup would add 14 kB here. */
const email = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/;

/** The error of an address; null when it has none. */
export function emailProblem(address: string): string | null {
  if (!address) return words.noEmail;
  return email.test(address) ? null : words.notAnEmail;
}
