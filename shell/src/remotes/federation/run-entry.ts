/**
 * Scripts that may run, by address, with the hash that each must have. Empty: a developer's own build, which
 * has none.
 */
const integrities = new Map<string, string>();

const withoutAttempt = (url: string): string => url.replace(/\?r=\d+$/, '');

const trustedUrl = createUrlPolicy();

/** Allows an address to be run as an entry. @param integrity `sha384-…`, or empty for a developer's own build */
export function allowEntry(address: string, integrity: string): void {
  integrities.set(address, integrity);
}

/**
 * Runs the script of a remote's entry; rejects when it does not arrive or is not the one with that hash.
 * @param url an allowed address; a retry adds `?r=<attempt>` to it
 */
export function runEntry(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const integrity = integrities.get(withoutAttempt(url));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = trustedUrl(url);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  });
}

function createUrlPolicy(): (url: string) => string {
  const assertAllowed = (url: string): string => {
    if (!integrities.has(withoutAttempt(url))) throw new TypeError(`Not a known script: ${url}`);
    return url;
  };
  const factory = (
    globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    }
  ).trustedTypes;
  if (!factory) return assertAllowed;
  const policy = factory.createPolicy('mf-shell', { createScriptURL: assertAllowed });
  return (url) => policy.createScriptURL(url);
}
