import { words } from './invite.words';

/** Finds typing mistakes; only a mail can show whether an address exists. yup would add 14 kB here. */
const email =
  /^[^\s@,;<>\u007f-\u009f\ufffd]+@[^\s@,;<>\u007f-\u009f\ufffd]+\.[^\s@,;<>.\u007f-\u009f\ufffd]{2,}$/;

/** Whether a text looks like an address. */
export const isEmail = (text: string): boolean => email.test(text);

/** The error of an address; null when it has none. */
export function emailProblem(address: string): string | null {
  if (!address) return words.noEmail;
  return isEmail(address) ? null : words.notAnEmail;
}
