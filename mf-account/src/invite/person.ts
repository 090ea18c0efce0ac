import { drafts } from '@shared/runtime';
import type { InviteStore, PersonToInvite } from './invite.store';
import { words } from './invite.words';

/** Key of the draft with the person who is about to be invited. */
export const personDraft = 'invite-person';

/** Invites the person in the fields of a form, which are empty for the next one afterwards. */
export async function sendPerson(store: InviteStore, form: HTMLFormElement): Promise<void> {
  const person = readPerson(form);
  const wrong = checkPerson(person);
  if (Object.keys(wrong).length > 0) return store.show({ errors: wrong });
  if (!(await store.send([person]))) return;
  form.reset();
  drafts.clear(personDraft);
}

/** The errors of one person's fields, as `0.name` and `0.email`; empty when there are none. */
function checkPerson({ name, email }: PersonToInvite): Record<string, string> {
  const problem = emailProblem(email);
  return { ...(!name && { '0.name': words.noName }), ...(problem && { '0.email': problem }) };
}

/** One person out of the form's fields. */
function readPerson(form: HTMLFormElement): PersonToInvite {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const { email, name } = cleanAddress(text('email'));
  return { name: cleanText(text('name')) || name, email, note: text('note') || undefined };
}

/** An address out of what people copy: `mailto:ada@x.ng`, `Ada Obi <ada@x.ng>`, `"ada@x.ng";`. */
export function cleanAddress(text: string): { email: string; name: string } {
  const clean = cleanText(text);
  const [, name = '', inBrackets] = /^(.*?)[<(]([^<>()]*@[^<>()]*)[>)][\s,;.]*$/.exec(clean) ?? [];
  const email = (inBrackets ?? clean)
    .normalize('NFKC')
    .replace(/^[\s"'“”‘’<([]+|[\s"'“”‘’>)\],;.]+$/g, '')
    .replace(/^mailto:\s*([^?]*)(?:\?.*)?$/i, '$1');
  return { email, name: name.replace(/^[\s"'“”‘’]+|[\s"'“”‘’,;:]+$/g, '') };
}

/** Finds typing mistakes; only a mail can show whether an address exists. yup would add 14 kB here. */
const email =
  /^[^\s@,;<>\u007f-\u009f\ufffd]+@[^\s@,;<>\u007f-\u009f\ufffd]+\.[^\s@,;<>.\u007f-\u009f\ufffd]{2,}$/;

/** Whether a text looks like an address. */
export const isEmail = (text: string): boolean => email.test(text);

/** The error of an address; null when it has none. */
export function emailProblem(address: string): string | null {
  if (!address) return words.noEmail;
  return isEmail(address) ? null : words.notAnEmail;
}

/** What nobody sees and programs copy along: soft hyphens, joiners, marks of direction and of byte order. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The same, with plain spaces, one at a time, and none around it. */
export const cleanText = (text: string): string =>
  withoutInvisible(text).replace(/\s+/g, ' ').trim().normalize('NFC');
