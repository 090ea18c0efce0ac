/** What a new password must be. The change form lets six characters through; the server says eight (R4.9). */
import { fieldError } from '../http/http-error';

/** Passwords of eight characters and more that guessing starts with. */
const common = new Set(
  (
    'password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 ' +
    '12345678910 11111111 00000000 88888888 87654321 987654321 0987654321 123123123 12341234 11223344 147258369 ' +
    'qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl zxcvbnm1 ' +
    'iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1 welcome1 welcome123 ' +
    'letmein1 letmein123 admin123 administrator abc12345 abcd1234 abcdefgh aa123456 a1234567 changeme starwars ' +
    'whatever computer internet michelle jennifer samantha charlie1 liverpool chelsea1 arsenal1 manchester ' +
    'blessing blessing1 goodluck jesus123 jesuschrist godisgood godislove nigeria1 nigeria123 lagos123 emmanuel ' +
    'victoria elizabeth christopher jonathan monkey12 dragon12 master12 shadow12 secret123 test1234 testing123 ' +
    'default1 temppass temp1234 summer2025 winter2025 january1 december health123 doctor123'
  ).split(' '),
);

/** Refuses a password that is too short, widely used, or not repeated. */
export function checkNewPassword(password: string, confirmation?: string): void {
  if (password.length < 8) throw fieldError('password', 'Your password should have 8 characters at least');
  if (common.has(password.toLowerCase()))
    throw fieldError('password', 'This password is one of the first that people guess. Choose another.');
  if (confirmation !== undefined && confirmation !== password)
    throw fieldError('password_confirmation', 'The passwords did not match');
}
