import { decideAccess } from './decide-access';

const expired = '/auth/sign-in?error_message=Session+Exipred.+Kindly+Login';

it.each([
  ['public', false, false, null],
  ['public', true, false, null],
  ['signed-in', true, false, null],
  ['signed-in', true, true, null],
  ['signed-in', false, false, expired],
  ['signed-out', false, false, null],
  ['signed-out', true, false, '/account/home'],
  ['manages-own-plan', true, false, null],
  ['manages-own-plan', true, true, '/account/home'],
  ['manages-own-plan', false, false, expired],
] as const)('%s, signed in %s, with employer %s: %s', (access, signedIn, hasEmployer, expected) => {
  expect(decideAccess(access, { signedIn, hasEmployer })).toBe(expected);
});
