/** @jest-environment node */
import fc from 'fast-check';
import { hasMessageInQuery, noticesInQuery, noticesInState } from './sign-in-notices';

const own = [
  'Session Exipred. Kindly Login',
  'Kindly Login to continue',
  'You are logged out',
  'Password changed successfully. Kindly Login',
  'Google Signin Failed',
];
const neutral = ['Please log in to go on.', 'Something did not work. Please log in.'];
const query = (entries: Record<string, string>) => `?${new URLSearchParams(entries).toString()}`;

it.each(own)('repeats the site’s own words: %s (R4.67)', (text) => {
  expect(noticesInQuery(query({ error_message: text }))).toEqual([{ tone: 'error', text }]);
  expect(noticesInQuery(query({ success_message: text }))).toEqual([{ tone: 'success', text }]);
});

it.each([
  ['logout', 'success', 'You are logged out'],
  ['other-tab', 'success', 'You are logged out'],
  ['password-change', 'success', 'Password changed successfully. Kindly Login'],
  ['erasure', 'success', 'Your account and your data were erased.'],
  ['refusal', 'error', 'Session Exipred. Kindly Login'],
  ['purchase', 'error', 'Kindly Login to continue'],
  ['google-failed', 'error', 'Google Signin Failed'],
])('has the words for the reason %s', (reason, tone, text) => {
  expect(noticesInQuery(query({ reason }))).toEqual([{ tone, text }]);
});

it.each(['', 'toString', '__proto__', 'You won'])('has none for another: %j', (reason) => {
  expect(noticesInQuery(query({ reason }))).toEqual([]);
  expect(hasMessageInQuery(query({ reason }))).toBe(true);
});

it('never repeats words that somebody else could have written', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (error, success) => {
      const texts = noticesInQuery(query({ error_message: error, success_message: success })).map(
        ({ text }) => text,
      );
      return texts.every((text) => [...own, ...neutral].includes(text));
    }),
  );
});

it.each([
  ['?error_message=Call+0800+to+unlock', 'Something did not work. Please log in.'],
  ['?error_message=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', 'Something did not work. Please log in.'],
  ['?success_message=You+won', 'Please log in to go on.'],
])('%s says something neutral', (search, text) => {
  expect(noticesInQuery(search)).toEqual([expect.objectContaining({ text })]);
});

it('says nothing for an empty message, but cleans the address (R4.55)', () => {
  expect(noticesInQuery('?error_message=')).toEqual([]);
  expect(hasMessageInQuery('?error_message=')).toBe(true);
  expect(hasMessageInQuery('?other=1')).toBe(false);
});

it('takes what a page hands over as text of at most 200 characters', () => {
  expect(noticesInState({ notices: [{ tone: 'error', text: 'x'.repeat(300) }] })).toEqual([
    { tone: 'error', text: 'x'.repeat(200) },
  ]);
  expect(noticesInState(null)).toEqual([]);
  expect(noticesInState({ notices: 'no list' })).toEqual([]);
});
