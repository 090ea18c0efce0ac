import type { FirstCall } from './release';

interface PageAddress {
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
export function callsOf(
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
