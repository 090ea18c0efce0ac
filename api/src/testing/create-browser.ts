import type { ParsedResponse, Suite } from './on-database';

/** A browser that follows redirects within the API and stores cookies by path. */
export function createBrowser(suite: Suite, start = '/auth/google') {
  const base = 'http://localhost:3000/api';
  const cookies = new Map<string, { value: string; path: string }>();

  function store({ headers }: ParsedResponse): void {
    for (const line of (headers['set-cookie'] ?? '').split(/,(?=[\w.]+=)/)) {
      const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
      const path = rest.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
      const at = pair.indexOf('=');
      if (at > 0) cookies.set(`${pair.slice(0, at)} ${path}`, { value: pair.slice(at + 1), path });
    }
  }

  async function visit(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; answer: ParsedResponse | null }> {
    let address = new URL(url);
    let body = form ? new URLSearchParams(form).toString() : undefined;
    for (let hop = 0; hop < 12; hop += 1) {
      if (!address.href.startsWith(`${base}/`)) return { url: address.href, answer: null };
      const cookie = [...cookies]
        .filter(([, { path }]) => address.pathname.startsWith(path))
        .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
        .join('; ');
      const response = await suite.ask({
        method: body === undefined ? 'GET' : 'POST',
        url: address.href.slice(base.length),
        headers: { cookie, accept: 'text/html' },
        ...(body === undefined
          ? {}
          : { raw: { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } } }),
      });
      store(response);
      const next = response.headers.location;
      if (!next) return { url: address.href, answer: response };
      // The gateway would put its prefix before a relative address a second time.
      expect(next).toMatch(/^https?:\/\//);
      address = new URL(next, address);
      body = undefined;
    }
    throw new Error('Too many redirects');
  }
  /** Presses the button: the response to a script of the site sets the cookie. */
  async function begin(): Promise<string> {
    const response = await suite.post(start, {});
    store(response);
    return (response.body.data as { url: string }).url;
  }
  /** The `cookie` header of one of its cookies. */
  const cookie = (name: string): string => {
    const [, held] = [...cookies].find(([key]) => key.startsWith(`${name} `)) ?? [];
    return held?.value ? `${name}=${held.value}` : '';
  };
  return { begin, cookie, visit, forget: () => cookies.clear() };
}
