/** Finds typing mistakes; only a mail can show whether an address exists. yup would add 14 kB here. */
const email = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/;

/** The error of an address; null when it has none. */
export function emailProblem(address: string): string | null {
  if (!address) return 'The email is missing';
  return email.test(address) ? null : 'This is not an email address';
}
