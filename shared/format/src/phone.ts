/** The most digits that a phone field takes (P5.4). */
export const maxPhoneDigits = 15;

/** Only the digits, at most 15, of what is typed or pasted into a phone field. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, maxPhoneDigits);
}

/** A Nigerian number as `0` and ten digits where it was given with +234 or 234; anything else only digits. */
export function nigerianPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const local = /^234(\d{10})$/.exec(digits) ?? /^2340(\d{10})$/.exec(digits);
  return local ? `0${local[1]}` : phoneDigits(digits);
}
