import { client, startIssuer } from '../token-issuer';
import { opsKey, startConsoleSite } from './console-site';

/** A site whose operators sign in at an issuer; `people` are those of OPS_OPENID_PEOPLE. */
export async function startOpenIdSite(people: string) {
  const provider = await startIssuer();
  const env = {
    OPS_OPENID_ISSUER: provider.issuer,
    OPS_OPENID_CLIENT_ID: client.id,
    OPS_OPENID_CLIENT_SECRET: client.secret,
    OPS_OPENID_PEOPLE: people,
  };
  const site = await startConsoleSite({ opsKey }, { env });
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...site, url, provider, opsKey };
}

/**
 * A browser without pages: follows redirects, and keeps cookies by their names.
 * @param url where it begins
 */
export async function browse(
  url: string,
  jar: Map<string, string>,
): Promise<{ visited: string[]; body: string; status: number }> {
  let address = new URL(url);
  const visited: string[] = [];
  for (let hop = 0; hop < 12; hop += 1) {
    visited.push(address.href);
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar.values()].join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = ''] = pair.split('=');
      if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, pair);
    }
    const next = answer.headers.get('location');
    if (!next) return { visited, body: await answer.text(), status: answer.status };
    address = new URL(next, address);
  }
  throw new Error('Too many redirects');
}
