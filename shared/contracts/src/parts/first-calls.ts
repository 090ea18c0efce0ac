/** The API reads of a page before its code has loaded. */
import { authorization } from '../calls/wire';
import type { FirstCall } from './release';

/** The parts of a page's address that fill its first calls. */
export interface PageAddress {
  /** Path in the site map: `/condition/:id`. */
  pattern: string;
  path: string;
  search: string;
  signedIn?: boolean;
}

/**
 * The first API reads of a page with the values of its address: path and query, without the base. Reads for signed-in
 * people are included only if `signedIn`.
 */
export function firstCallsAt(
  calls: FirstCall[],
  { pattern, path, search, signedIn = false }: PageAddress,
): string[] {
  const names = pattern.split('/');
  const values = path.split('/');
  const query = new URLSearchParams(search);
  return calls.flatMap(({ call, plain, not = [], ...first }) => {
    if ((first.signedIn && !signedIn) || (plain && search)) return [];
    let skip = false;
    const filled = call.replace(/:(\w+)/g, (_, name: string) => {
      if (!names.includes(`:${name}`)) {
        const words = query.get(name)?.trim() ?? '';
        if (!words) skip = true;
        // Encoded like the queries of `api`, so that the page finds the response.
        return new URLSearchParams({ words }).toString().slice('words='.length);
      }
      const value = decodeSegment(values[names.indexOf(`:${name}`)] ?? '');
      // A segment of dots would change the path.
      if (!value || /^\.+$/.test(value) || not.includes(value)) skip = true;
      return encodeURIComponent(value);
    });
    return skip ? [] : [filled];
  });
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** A GET started before the code that reads its answer has loaded. */
export interface StartedCall {
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /**
     * First calls in flight, by absolute path and query. shared/runtime takes over each once, for the token it was sent
     * with.
     */
    __firstCalls?: Record<string, StartedCall>;
  }
}

/** Starts a first call of the current or a prefetched page. The code that takes it over handles its failure. */
export function startFirstCall(url: string, token: string): void {
  const headers = { Accept: 'application/json, text/plain, */*', ...authorization(token) };
  // eslint-disable-next-line no-restricted-globals -- shared/runtime takes over this request, but its code may not have loaded yet
  const response = fetch(url, { headers });
  response.catch(() => undefined);
  (window.__firstCalls ??= {})[url] = { token, response };
}
