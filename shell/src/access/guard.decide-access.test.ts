import type { User } from '@ilera/contracts/api';
import type { SessionEnd } from '@ilera/runtime';
import { decideAccess } from './guard';

const expired = '/auth/sign-in?reason=refusal';
const loggedOut = '/auth/sign-in?reason=logout';

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
] as const)(
  '%s, signed in %s, with employer %s: %s (A2.2, R4.61)',
  (access, signedIn, hasEmployer, expected) => {
    const user = { employer_id: hasEmployer ? 7 : null } as User;
    expect(decideAccess(access, { signedIn, user, ended: null, isEndTold: false })).toBe(expected);
  },
);

describe('after the end of a session (P6.1)', () => {
  const after = (ended: SessionEnd, isEndTold = false) =>
    (['public', 'signed-out', 'signed-in', 'manages-own-plan'] as const).map((access) =>
      decideAccess(access, { signedIn: false, user: null, ended, isEndTold }),
    );

  it.each([
    ['logout', loggedOut],
    ['password-change', '/auth/sign-in?reason=password-change'],
    ['erasure', '/auth/sign-in?reason=erasure'],
  ] as const)('by %s, every page leads to %s until that was told', (act, address) => {
    expect(after(act)).toEqual([address, address, address, address]);
    expect(after(act, true)).toEqual([null, null, address, address]);
  });

  it.each([
    ['refusal', expired],
    ['other-tab', '/auth/sign-in?reason=other-tab'],
  ] as const)('by %s, the pages that need one lead to %s', (end, address) => {
    expect(after(end)).toEqual([null, null, address, address]);
  });
});
