/** @jest-environment node */
import { capitalise, fullName, initials, ordinal, plural } from './words';

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
