/** Rules for new passwords. The change form accepts six characters; the server requires eight (R4.9). */
import { composed } from './hash-queue';
import { fieldError } from '../common/response-error';

export interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

const minLength = 8;
/** Common local passwords that international lists lack. */
const localWords = [
  'godisgood',
  'godislove',
  'jesuschrist',
  'blessing',
  'nigeria',
  'naija',
  'lagos',
  'abuja',
  'chelsea',
  'arsenal',
];

let commonList: Promise<Set<string>> | null = null;

/** Loads the list on first use, because it takes 380 kB and most requests do not need it. */
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...localWords]);
}

/** Throws if the password is too short, common or repetitive, or breaks `checkOwnWords`. */
export async function checkNewPassword(typed: string, owner?: Owner, confirmation?: string): Promise<void> {
  const password = composed(typed);
  if (password.length < minLength)
    throw fieldError('password', 'Your password should have 8 characters at least');
  if (isRepetition(password) || (await isCommon(password)))
    throw fieldError('password', 'This password is one of the first that people guess. Choose another.');
  if (owner) checkOwnWords(password, owner);
  if (confirmation !== undefined && composed(confirmation) !== password)
    throw fieldError('password_confirmation', 'The passwords did not match');
}

/** Throws if the password is little more than its owner's name or e-mail address. */
export function checkOwnWords(password: string, { email, firstName, lastName }: Owner): void {
  const [local = '', domain = ''] = email.split('@');
  const words = [email, local, domain.split('.')[0] ?? '', firstName, lastName]
    .map(bare)
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length);
  const barePassword = bare(password);
  const remainder = words.reduce((text, word) => text.replaceAll(word, ''), barePassword);
  if (remainder !== barePassword && remainder.length < 4)
    throw fieldError('password', 'Your password is too close to your name or email. Choose another.');
}

const bare = (text: string): string =>
  composed(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the password has one or two different characters, or repeats a short piece. */
const isRepetition = (password: string): boolean =>
  new Set(password).size < 3 || /^(.{1,4})\1+$/su.test(password);

/** Whether the password is on the list, with or without up to four trailing digits and signs. */
async function isCommon(password: string): Promise<boolean> {
  const common = await (commonList ??= commonPasswords());
  const lower = password.toLowerCase();
  return [0, 1, 2, 3, 4].some(
    (added) =>
      /^[^\p{L}]*$/u.test(lower.slice(lower.length - added)) &&
      common.has(lower.slice(0, lower.length - added)),
  );
}
