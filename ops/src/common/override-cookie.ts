import { signToken, verifyToken } from './signed-token';

/** What an operator's signed link fixes for one browser session. */
export interface OverrideCookie {
  /** A person who joined a canary. */
  person?: string;
  /** A developer's own build of one remote. */
  override?: { remote: string; base: string };
}

const dayInSeconds = 86_400;

/** The cookie's value, also used in links. */
export const signOverrideCookie = (content: OverrideCookie, opsKey: string, lasts = dayInSeconds): string =>
  signToken('override', content, opsKey, lasts);

/** The link that gives a browser this cookie. */
export const overrideLink = (origin: string, ...signed: Parameters<typeof signOverrideCookie>): string =>
  `${origin}/_override?p=${signOverrideCookie(...signed)}`;

/** Reads an override cookie; undefined when the signature, the expiry or the content is invalid. */
export function readOverrideCookie(
  token: string | undefined,
  opsKey: string | undefined,
): OverrideCookie | undefined {
  const content = verifyToken<OverrideCookie>('override', token, opsKey);
  return content?.override && !isOverride(content.override) ? undefined : content;
}

/** Whether part and address of a developer's build have the formats that a policy and a document allow. */
export function isOverride({ remote, base }: { remote: string; base: string }): boolean {
  if (!/^mf-[a-z0-9-]+$/.test(remote) || !URL.canParse(base)) return false;
  const { protocol, username, href } = new URL(base);
  return (
    /^https?:$/.test(protocol) &&
    username === '' &&
    href === base &&
    base.endsWith('/') &&
    !/[;,'\s]/.test(base)
  );
}
