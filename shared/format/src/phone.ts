/** The most digits that a phone field takes (P5.4). */
export const maxPhoneDigits = 15;

/** The first figure, 0, of the decimal digits that phones in use here may write: Arabic, Persian, wide. */
const zeros = [0x660, 0x6f0, 0xff10];

/** Only the digits, in 0 to 9, whatever script they were written in. */
function plainDigits(text: string): string {
  // Letters for figures, where there are no others.
  const typed = /[^\P{L}oOIl]/u.test(text) ? text : text.replace(/o/gi, '0').replace(/[Il]/g, '1');
  const plain = typed.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
  return plain.replace(/\D/g, '');
}

/** `0` and ten digits of a number with 00234, 009234, 011234, 234, 0 or none of them; undefined for any other. */
function localNumber(digits: string): string | undefined {
  const rest = /^(?:00|009|011)?2340?(\d{10})$/.exec(digits) ?? /^0?([789]\d{9})$/.exec(digits);
  return rest ? `0${rest[1]}` : undefined;
}

/** The text without an extension or a second number behind a Nigerian one. */
function firstNumber(text: string): string {
  const [first = ''] = text.split(/[/,;&#|]|(?:ext|x|or|and)(?![a-z])|\s(?=\+|0[789])/i);
  return localNumber(plainDigits(first)) ? first : text;
}

/**
 * Only the digits, at most 15, of what is typed or pasted into a phone field. A Nigerian number that would be cut, as
 * 00234 (0) 803… would, is kept as 0….
 */
export function phoneDigits(text: string): string {
  const digits = plainDigits(firstNumber(text));
  return digits.length > maxPhoneDigits ? (localNumber(digits) ?? digits.slice(0, maxPhoneDigits)) : digits;
}

/** What `nigerianPhone` makes of a Nigerian number; anything else is none. */
export const nigerianPattern = /^0\d{10}$/;

/**
 * A Nigerian number as `0` and ten digits where it was given with 00234, +234 or 234, or without its 0; anything else
 * only digits (R4.87).
 */
export const nigerianPhone = (text: string): string =>
  localNumber(plainDigits(firstNumber(text))) ?? phoneDigits(text);
