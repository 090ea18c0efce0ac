/** @jest-environment node */
import { yup } from '@ilera/forms';
import { resetPassword, signIn, signUp } from './auth.schemas';

const good = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.com',
  password: '12345678',
  terms: true,
};

function faults(schema: yup.AnyObjectSchema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

it.each([
  [{}, {}],
  [{ email: ' ada@example.com ' }, {}],
  [{ email: '' }, { email: 'Email must be submitted' }],
  [{ email: 'ada' }, { email: 'Email must be submitted' }],
  [{ password: '1234567' }, { password: 'Password must be at least 8 characters' }],
  [{ password: '       8' }, {}],
  [{ terms: false }, { terms: 'You must accept the terms and conditions' }],
])('signing in with %j: %j (A5.4)', (change, expected) => {
  expect(faults(signIn, { ...good, ...change })).toEqual(expected);
});

it.each([
  [{}, {}],
  [{ first_name: ' ' }, { first_name: 'First name is required' }],
  [{ last_name: '' }, { last_name: 'Last name is required' }],
  [{ email: 'ada@' }, { email: 'Email must be a valid email' }],
  [{ password: '1234567' }, { password: 'Password must be at least 8 characters' }],
  [{ terms: false }, { terms: 'You must accept the terms and conditions' }],
])('signing up with %j: %j', (change, expected) => {
  expect(faults(signUp, { ...good, ...change })).toEqual(expected);
});

it('trims the names and the address, never the password', () => {
  const typed = { ...good, first_name: ' Ada ', email: ' ada@example.com ', password: ' 12345678 ' };
  expect(signUp.validateSync(typed)).toEqual({ ...good, password: ' 12345678 ' });
});

it.each([
  ['12345678', '12345678', {}],
  ['12345678', '12345679', { password_confirmation: "Passwords doesn't match" }],
  ['12345678', '', { password_confirmation: "Passwords doesn't match" }],
  ['1234567', '1234567', { password: 'Password must be at least 8 characters' }],
])('a new password %s and %s: %j', (password, password_confirmation, expected) => {
  expect(faults(resetPassword, { password, password_confirmation })).toEqual(expected);
});
