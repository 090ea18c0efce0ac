/** The signed-in person's record and session. */
import * as user from '../users';
import type { Call } from '../call';

export const profileCalls = {
  profile: {
    method: 'GET',
    path: '/individual/profile',
    access: 'person',
    summary: "The signed-in person's record",
    response: user.ProfileResponseSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/individual/profile',
    access: 'person',
    summary: 'Change profile or address fields',
    body: user.UpdateProfileBodySchema,
    response: user.ProfileResponseSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/individual/set-password',
    access: 'person',
    summary: 'Change the password; every other session ends',
    body: user.ChangePasswordBodySchema,
    response: user.NothingResponseSchema,
  },
  sendVerification: {
    method: 'POST',
    path: '/individual/verification_link',
    access: 'person',
    summary: 'Mail the link that proves the address, where it is not proven',
    response: user.NothingResponseSchema,
    isExtension: true,
  },
  logout: {
    method: 'POST',
    path: '/auth/individual/logout',
    access: 'person',
    summary: 'End this session',
    response: user.NothingResponseSchema,
    isExtension: true,
  },
} as const satisfies Record<string, Call>;
