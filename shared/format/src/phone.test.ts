/** @jest-environment node */
import fc from 'fast-check';
import { nigerianPhone, phoneDigits } from './phone';

it.each([
  '08031234567',
  '0803 123 4567',
  '0803-123-4567',
  '0803.123.4567',
  '(0803) 123 4567',
  '0803\u00a0123\u202f4567',
  '\u200e0803\u200b1234567\u202c',
  '0803 123 456 7 ',
  '+234 803 123 4567',
  '+234 (0) 803 123 4567',
  '234 803 123 4567',
  '2340803 123 4567',
  '00234 803 123 4567',
  '00234 (0)803-123-4567',
  '009 234 803 123 4567',
  '011 234 803 123 4567',
  '\u202a+234 803 123 4567\u202c',
  'tel:+2348031234567',
  '803 123 4567',
  '8031234567',
  '٠٨٠٣١٢٣٤٥٦٧',
  '+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧',
  '۰۸۰۳۱۲۳۴۵۶۷',
  '０８０３１２３４５６７',
  'O8O3 I23 4567',
  '0803-123-4567 ext. 2',
  '08031234567 x2',
  '+2348031234567;ext=2',
  '08031234567#',
  '08031234567/08051234567',
  '08031234567, 08051234567',
  '08031234567 or 0805 123 4567',
  '0803 123 4567 0805 123 4567',
  '+234 803 123 4567 +234 805 123 4567',
  'https://wa.me/2348031234567',
  '0803,123,4567',
])('phone %p becomes 0 and ten digits', (typed) => {
  expect(nigerianPhone(typed)).toBe('08031234567');
  // What a field keeps of it still is that number.
  expect(nigerianPhone(phoneDigits(typed))).toBe('08031234567');
});

it.each([
  ['2340803123456712', '234080312345671'],
  ['080312345', '080312345'],
  ['0803123456', '0803123456'],
  ['2341234567', '2341234567'],
  ['+44 20 7946 0958', '442079460958'],
  ['', ''],
])('phone %p is no Nigerian number and stays %s', (typed, kept) => {
  expect(nigerianPhone(typed)).toBe(kept);
});

it('keeps at most 15 digits of a phone number (P5.4)', () => {
  fc.assert(fc.property(fc.string(), (typed) => expect(phoneDigits(typed)).toMatch(/^\d{0,15}$/)));
});
