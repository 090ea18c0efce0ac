/** @jest-environment node */
import fc from 'fast-check';
import { frequencyOf, planPrice } from './frequency';
import { parseFaqs, safeParseList } from './json-list';
import { pageCount, toNumber } from './numbers';
import { nigerianPhone, phoneDigits } from './phone';
import { appointmentStatus, cardBrand, paymentStatus } from './status';
import { capitalise, fullName, initials, ordinal, plural } from './words';

describe('lists in JSON strings (R4.50)', () => {
  it.each([
    ['[1]', [1]],
    [[2], [2]],
    ['{}', []],
    ['', []],
    ['[', []],
    [null, []],
    [undefined, []],
    [7, []],
  ])('%p is %p', (value, list) => {
    expect(safeParseList(value)).toEqual(list);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => expect(Array.isArray(safeParseList(value))).toBe(true)));
    fc.assert(fc.property(fc.anything(), (value) => expect(Array.isArray(parseFaqs(value))).toBe(true)));
  });

  it('keeps the questions that have an answer', () => {
    expect(parseFaqs('[{"question":"Why?","answer":"So."},{"question":"No answer"},null,"x"]')).toEqual([
      { question: 'Why?', answer: 'So.' },
    ]);
  });
});

describe('statuses (R4.51)', () => {
  it.each([
    ['processing', 'Pending', 'Pending'],
    ['success', 'Completed', 'Paid'],
    ['failed', 'Cancelled', 'Cancelled'],
    ['Success', 'Cancelled', 'Cancelled'],
    [null, 'Cancelled', 'Cancelled'],
  ])('%p is %s for an appointment and %s for a payment', (status, appointment, payment) => {
    expect(appointmentStatus(status).label).toBe(appointment);
    expect(paymentStatus(status).label).toBe(payment);
  });

  it.each([
    ['visa ', 'visa'],
    ['Verve', 'visa'],
    ['mastercard', 'mastercard'],
    ['amex', 'mastercard'],
    [null, 'mastercard'],
  ])('card %p shows %s', (type, brand) => {
    expect(cardBrand(type)).toBe(brand);
  });
});

describe('frequencies', () => {
  it.each([
    ['quarter', 'quarter'],
    ['annual', 'annual'],
    ['bi-annual', 'bi-annual'],
    ['monthly', 'bi-annual'],
    [null, 'bi-annual'],
  ])('stored %p means %s', (stored, frequency) => {
    expect(frequencyOf(stored)).toBe(frequency);
  });

  it('takes `price` as the annual one (R4.43)', () => {
    const plan = { price: '120000', bi_price: 65000, quarter_price: 35000 };
    expect([planPrice(plan, 'annual'), planPrice(plan, 'bi-annual'), planPrice(plan, 'quarter')]).toEqual([
      120000, 65000, 35000,
    ]);
  });
});

describe('words and numbers', () => {
  it('capitalises, counts and names', () => {
    expect(capitalise('family')).toBe('Family');
    expect(capitalise(null)).toBe('');
    expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 112th',
    );
    expect(plural(1, 'condition')).toBe('1 condition');
    expect(plural(1200, 'condition')).toBe('1,200 conditions');
    expect(fullName({ first_name: ' Ada ', last_name: null })).toBe('Ada');
    expect(initials('Ada Ngozi Obi')).toBe('AO');
    expect(initials('ẹniọlá')).toBe('Ẹ');
    expect(initials('')).toBe('');
  });

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

  it('reads numbers and counts pages', () => {
    expect([toNumber('12.5'), toNumber(' '), toNumber('0x10'), toNumber(true, 3)]).toEqual([12.5, 0, 0, 3]);
    expect([pageCount(0, 5), pageCount('11', 5), pageCount(undefined, 5)]).toEqual([1, 3, 1]);
  });
});
