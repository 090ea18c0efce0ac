import type { Suite } from './on-database';

/** The password of whoever is registered here. */
export const password = 'a long enough secret';

let people = 0;

/** A new person who is not registered yet. */
export const somebody = () => ({
  first_name: 'Sade',
  last_name: 'Ojo',
  email: `sade${(people += 1)}@mail.example`,
  password,
});

/** What of a suite is used here. */
type Asking = Pick<Suite, 'get' | 'post' | 'mailsTo'>;

/** What tests of accounts do with a suite's API. */
export function peopleOf(suite: Asking) {
  const login = (email: string, secret = password, cookie?: string) =>
    suite.post('/auth/individual/login', { email, password: secret }, null, cookie ? { cookie } : {});

  /** The token at the end of the newest mailed link that contains a text, such as `/visit#`. */
  const linkIn = async (email: string, part: string): Promise<string> => {
    const texts = (await suite.mailsTo(email, part)).map(({ text }) => text).join('\n');
    const links = (texts.match(/https?:\/\/\S+/g) ?? []).filter((link) => link.includes(part));
    return decodeURIComponent(/[^/#]*$/.exec(links.at(-1) ?? '')?.[0] ?? '');
  };

  /** Opens the newest verification link; the cookie that the browser has then. */
  const openLink = async (email: string, token?: string | null): Promise<string> => {
    const link = await linkIn(email, 'verify_account');
    const { status, headers } = await suite.get(`/auth/individual/verify_account/${link}`, token);
    expect(status).toBe(200);
    return headers['set-cookie']?.split(';')[0] ?? '';
  };

  /** Opens the link and signs in, in one browser. */
  const prove = async (email: string, secret = password) => login(email, secret, await openLink(email));

  /** A person who is registered and has proven the address. */
  const registered = async () => {
    const person = somebody();
    await suite.post('/auth/individual/register', person);
    await prove(person.email);
    return person;
  };

  const tokenOf = async (email: string, secret = password) =>
    (await login(email, secret)).body.data[0].access_token as string;

  return { login, linkIn, openLink, prove, registered, tokenOf };
}
