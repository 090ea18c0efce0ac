import { signToken, verifyToken } from '../common/signed-token';

const purpose = 'invitation';
const twoWeeks = 14 * 86_400;

/** An operator's signed invitation of a person to a canary: the content of a link, and of the cookie that it sets. */
export const signInvitation = (person: string, opsKey: string): string =>
  signToken(purpose, { person }, opsKey, twoWeeks);

/** The person whom a link or a cookie invites; undefined where its signature is not valid, or it is over. */
export const readInvitation = (token: string | undefined, opsKey: string | undefined): string | undefined =>
  verifyToken<{ person: string }>(purpose, token, opsKey)?.person;
