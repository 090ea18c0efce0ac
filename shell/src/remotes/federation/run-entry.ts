import { pageRegistry } from '../../page-registry';

const withoutAttempt = (url: string): string => url.replace(/\?r=\d+$/, '');

/** A script's address; throws for one that the document does not know. */
export function trustedUrl(url: string): string {
  if (!pageRegistry().entryIntegrities.has(withoutAttempt(url)))
    throw new TypeError(`Not a known script: ${url}`);
  return url;
}

/**
 * Runs the script of a remote's entry; rejects when it does not arrive or is not the one with that hash.
 * @param url an address of `entryIntegrities`; a retry adds `?r=<attempt>` to it
 */
export function runEntry(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const integrity = pageRegistry().entryIntegrities.get(withoutAttempt(url));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = trustedUrl(url);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  });
}
