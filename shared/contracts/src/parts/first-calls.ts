/** The reads with which a page begins, before its code is there. */
import { authorization } from '../calls/wire';
import type { FirstCall } from './release';

/** A page load, by what its first calls are filled in from. */
export interface PageAddress {
  /** Path as the site map writes it: `/condition/:id`. */
  pattern: string;
  path: string;
  search: string;
  signedIn?: boolean;
}

/**
 * The API reads with which a page begins, filled in from its address; path and query, without the base. Those of
 * signed-in people only for `signedIn`.
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
        // Encoded as `api` encodes the query of a request, so that the page finds the response.
        return new URLSearchParams({ words }).toString().slice('words='.length);
      }
      const value = decoded(values[names.indexOf(`:${name}`)] ?? '');
      // A segment of dots would change the path.
      if (!value || /^\.+$/.test(value) || not.includes(value)) skip = true;
      return encodeURIComponent(value);
    });
    return skip ? [] : [filled];
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** A GET that was started before the code that reads its answer was there. */
export interface StartedCall {
  token: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** First calls that are on their way, by absolute path and query. shared/runtime takes each over once, for its own token. */
    __firstCalls?: Record<string, StartedCall>;
  }
}

/** Starts a first call, of this page or of one that is prefetched. Whoever takes it over meets its failure. */
export function startFirstCall(url: string, token: string): void {
  const headers = { Accept: 'application/json, text/plain, */*', ...authorization(token) };
  // eslint-disable-next-line no-restricted-globals -- read by shared/runtime, whose code may not be there yet
  const response = fetch(url, { headers });
  response.catch(() => undefined);
  (window.__firstCalls ??= {})[url] = { token, response };
}
