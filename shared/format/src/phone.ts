/** Maximum number of digits in a phone field (P5.4). */
export const maxPhoneDigits = 15;

/** Code points of 0 in the decimal scripts of local phones: Arabic, Persian, full-width. */
const zeros = [0x660, 0x6f0, 0xff10];

/** Writes the digits of other scripts as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });

/** Only the digits of a text, as 0 to 9. */
function plainDigits(text: string): string {
  // Letters stand for digits if there are no other letters.
  const typed = /[^\P{L}oOIl]/u.test(text) ? text : text.replace(/o/gi, '0').replace(/[Il]/g, '1');
  return latinDigits(typed).replace(/\D/g, '');
}

/**
 * `0` and ten digits of a number that starts with 00234, 009234, 011234, 234, 0 or none of these; undefined for any
 * other number.
 */
function localNumber(digits: string): string | undefined {
  const match = /^(?:00|009|011)?2340?(\d{10})$/.exec(digits) ?? /^0?([789]\d{9})$/.exec(digits);
  return match ? `0${match[1]}` : undefined;
}

/** The first Nigerian number in a text, without an extension or a second number. */
function firstNumber(text: string): string {
  const [first = ''] = text.split(/[/,;&#|]|(?:ext|x|or|and)(?![a-z])|\s(?=\+|0[789])/i);
  return localNumber(plainDigits(first)) ? first : text;
}

/**
 * Keeps only the digits, at most 15, of text typed or pasted into a phone field. A Nigerian number that would be cut,
 * such as 00234 (0) 803…, becomes 0….
 */
export function phoneDigits(text: string): string {
  const digits = plainDigits(firstNumber(text));
  return digits.length > maxPhoneDigits ? (localNumber(digits) ?? digits.slice(0, maxPhoneDigits)) : digits;
}

/** The output format of `nigerianPhone` for a Nigerian number. */
export const nigerianPattern = /^0\d{10}$/;

/**
 * Normalises a Nigerian number with 00234, +234, 234 or no prefix to `0` and ten digits; any other text to its digits
 * (R4.87).
 */
export const nigerianPhone = (text: string): string =>
  localNumber(plainDigits(firstNumber(text))) ?? phoneDigits(text);
