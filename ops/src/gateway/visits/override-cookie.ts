import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an operator's signed link fixes for one browser session. */
export interface OverrideCookie {
  /** A person who joined a canary. */
  person?: string;
  /** The composition of an earlier visit, from its support code. */
  replay?: { state: number; canaries: number };
  /** A developer's own build of one remote. */
  override?: { remote: string; base: string };
  /** Seconds since 1970 after which the link does nothing. */
  expires: number;
}

/** Separate from all other uses of the operator's key. */
const purpose = 'pin';

const digest = (opsKey: string, text: string): Buffer =>
  createHmac('sha256', opsKey).update(`${purpose}:${text}`).digest();

/** The cookie's value, also used in links: content and signature. */
export function sealOverrideCookie(overrideCookie: OverrideCookie, opsKey: string): string {
  const content = Buffer.from(JSON.stringify(overrideCookie)).toString('base64url');
  return `${content}.${digest(opsKey, content).toString('base64url')}`;
}

/** Reads an override cookie; nothing when the signature, the time or the content is wrong. */
export function openOverrideCookie(
  sealed: string | undefined,
  opsKey: string | undefined,
  now = Date.now(),
): OverrideCookie | undefined {
  if (!sealed || !opsKey) return undefined;
  const [content = '', signature = ''] = sealed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = digest(opsKey, content);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const overrideCookie = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as OverrideCookie;
    if (!(overrideCookie.expires * 1000 > now)) return undefined;
    return overrideCookie.override && !isOverride(overrideCookie.override) ? undefined : overrideCookie;
  } catch {
    return undefined;
  }
}

/** Part and address of a developer's build, in the shapes that may stand in a policy and a document. */
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

/** One cookie of a request. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
