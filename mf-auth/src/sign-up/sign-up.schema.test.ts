import { yup } from '@shared/forms';
import { signUpSchema } from './sign-up.schema';

const good = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.com',
  password: '12345678',
  terms: true,
};

function faults(values: object): Record<string, string> {
  try {
    signUpSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

it.each([
  [{}, {}],
  [{ first_name: ' ' }, { first_name: 'First name is required' }],
  [{ last_name: '' }, { last_name: 'Last name is required' }],
  [{ email: 'ada@' }, { email: 'Email must be a valid email' }],
  [{ password: '1234567' }, { password: 'Password must be at least 8 characters' }],
  [{ terms: false }, { terms: 'You must accept the terms and conditions' }],
])('with %j: %j', (change, expected) => {
  expect(faults({ ...good, ...change })).toEqual(expected);
});

it('trims the names and the address, never the password', () => {
  const typed = { ...good, first_name: ' Ada ', email: ' ada@example.com ', password: ' 12345678 ' };
  expect(signUpSchema.validateSync(typed)).toEqual({ ...good, password: ' 12345678 ' });
});
