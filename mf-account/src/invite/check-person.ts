import { cleanAddress } from './clean-address';
import { cleanText } from './clean-text';
import { emailProblem } from './email-problem';
import type { PersonToInvite } from './invite.store';
import { words } from './invite.words';

/** The errors of one person's fields, as `0.name` and `0.email`; empty when there are none. */
export function checkPerson({ name, email }: PersonToInvite): Record<string, string> {
  const problem = emailProblem(email);
  return { ...(!name && { '0.name': words.noName }), ...(problem && { '0.email': problem }) };
}

/** One person out of the form's fields. */
export function readPerson(form: HTMLFormElement): PersonToInvite {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const { email, name } = cleanAddress(text('email'));
  return { name: cleanText(text('name')) || name, email, note: text('note') || undefined };
}
