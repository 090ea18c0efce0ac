import type { Keys } from '../../registry/ledger/load-keys';
import type { GatewayOptions } from '../../gateway/services';
import { startFakeSite } from './fake-site';

export const opsKey = 'an-operator-key-for-tests-only';

/** The form of a rollback of that site, without its token. */
export const rollbackForm = { part: 'mf-things', from: '1.1.0', to: '1.0.0', reason: 'wrong' };

/** The token in the forms of a page of the console; empty where it has none. */
export const readToken = (page: string): string => /name="token" value="([^"]*)"/.exec(page)?.[1] ?? '';

/** A site whose mf-things is at 1.1.0, with helpers that use its console as the operator of `cookie` does. */
export async function startConsoleSite(
  keys: Keys = { opsKey },
  more: Partial<GatewayOptions> & { env?: NodeJS.ProcessEnv } = {},
) {
  const site = await startFakeSite({ keys, ...more });
  const { app } = site;
  await site.release('mf-things', '1.1.0');
  /** The page that the operator gets at an address. */
  const see = async (url: string, cookie: string) => (await app.inject({ url, headers: { cookie } })).body;
  /** Sends a form as a page of the console does, with the token that the page has for the cookie. */
  const post = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const token = headers.cookie ? readToken(await see('/ops', headers.cookie)) : '';
    return app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ token, ...fields }).toString(),
    });
  };
  const signIn = async (key = opsKey, name = 'Ngozi') => {
    const response = await post('/ops/login', { name, key });
    return { answer: response, cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  };
  /** A change, and the overview that it leads to. */
  const change = async (url: string, fields: Record<string, string>, cookie: string) => {
    const response = await post(url, fields, { cookie });
    const { location } = response.headers;
    return location ? see(location, cookie) : response.body;
  };
  const { cookie } = await signIn();
  return { ...site, post, signIn, cookie, see, change };
}
