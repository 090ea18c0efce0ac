/** @jest-environment node */
import { HttpError, NetworkError } from '@ilera/runtime';
import { refusalText } from './refusal-text';

const fallback = 'Fallback.';
const refused = (body: unknown) => new HttpError(422, body);

it.each([
  ['the message', refused({ message: 'Wrong password' }), 'Wrong password'],
  ['the message before a list of errors', refused({ message: 'No', errors: ['Because'] }), 'No'],
  ['the first of a list without a message', refused({ errors: ['Because', 'And'] }), 'Because'],
  ['an error of a field that the form lacks', refused({ errors: { captcha: ['Missing'] } }), 'Missing'],
  ['nothing when the fields say it', refused({ errors: { email: ['Taken'] } }), ''],
  [
    'nothing when the message repeats a field',
    refused({ message: 'Taken', errors: { email: ['Taken'] } }),
    '',
  ],
  [
    'a message besides the fields',
    refused({ message: 'Look below', errors: { email: ['Taken'] } }),
    'Look below',
  ],
  ['the fallback for an empty answer', refused(null), fallback],
  ['the fallback for an answer that is no JSON', refused('<html>'), fallback],
  ['the fallback for a message that is no text', refused({ message: 17 }), fallback],
  ['the fallback without an answer', new NetworkError('gone'), fallback],
])('says %s', (_what, error, expected) => {
  expect(refusalText(error, ['email', 'password'], fallback)).toBe(expected);
});
