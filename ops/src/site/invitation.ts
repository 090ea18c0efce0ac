import { signToken, verifyToken } from '../common/signed-token';
import { dayMs } from '../common/time';

const purpose = 'invitation';
const validSeconds = (14 * dayMs) / 1_000;

/** Signs an invitation of a person to canaries: the content of a link, and of the cookie that the link sets. */
export const signInvitation = (person: string, opsKey: string): string =>
  signToken(purpose, { person }, opsKey, validSeconds);

/** Reads the person whom a link or cookie invites; undefined for a forged or expired invitation. */
export const readInvitation = (token: string | undefined, opsKey: string | undefined): string | undefined =>
  verifyToken<{ person: string }>(purpose, token, opsKey)?.person;
