/** Only scripts whose hash the document names are run: address to integrity, filled as entries are asked for. */
const integrities = new Map<string, string>();

const plainUrl = (url: string): string => url.replace(/\?r=\d+$/, '');

const trustedUrl = createUrlPolicy();

/**
 * Runs the script of a remote's entry; rejects when it does not arrive or is not the one with that hash.
 * @param integrity empty for a developer's own build, which has no hash
 * @param attempt the first is 0; each further one goes to an address of its own
 */
export function runEntry(address: string, integrity: string, attempt: number): Promise<void> {
  integrities.set(address, integrity);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = trustedUrl(attempt ? `${address}?r=${attempt}` : address);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not load`));
    document.head.append(script);
  });
}

function createUrlPolicy(): (url: string) => string {
  const factory = (
    globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    }
  ).trustedTypes;
  if (!factory) return (url) => url;
  const policy = factory.createPolicy('mf-shell', {
    createScriptURL(url: string) {
      if (!integrities.has(plainUrl(url))) throw new TypeError(`Not a known script: ${url}`);
      return url;
    },
  });
  return (url) => policy.createScriptURL(url);
}
