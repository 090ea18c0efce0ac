import { yup } from '@shared/forms';
import { signInSchema } from './sign-in.schema';

const good = { email: 'ada@example.com', password: '12345678', terms: true };

function faults(values: object): Record<string, string> {
  try {
    signInSchema.validateSync(values, { abortEarly: false });
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
])('with %j: %j (A5.4)', (change, expected) => {
  expect(faults({ ...good, ...change })).toEqual(expected);
});
