import { resetPasswordSchema } from './reset-password.schema';

it.each([
  ['12345678', '12345678', true],
  ['12345678', '12345679', "Passwords doesn't match"],
  ['12345678', '', "Passwords doesn't match"],
  ['1234567', '1234567', 'Password must be at least 8 characters'],
])('%s and %s: %s', async (password, password_confirmation, expected) => {
  const outcome = await resetPasswordSchema.validate({ password, password_confirmation }).then(
    () => true,
    (error: Error) => error.message,
  );
  expect(outcome).toBe(expected);
});
