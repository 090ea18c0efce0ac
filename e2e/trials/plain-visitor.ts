import type { Release, SiteDocument } from '@ilera/contracts';

/** The results of the visits without a browser. */
export interface VisitTally {
  documents: number;
  assets: number;
  failedDocuments: string[];
  missingAssets: string[];
  mixed: string[];
  /** Files with bytes that nobody published. */
  foreign: string[];
}

export const emptyTally = (): VisitTally => ({
  documents: 0,
  assets: 0,
  failedDocuments: [],
  missingAssets: [],
  mixed: [],
  foreign: [],
});

/** The composition that a document names. */
export function readSite(html: string): SiteDocument {
  const text = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(html)?.[1];
  if (!text) throw new Error('The document carries no site data');
  return JSON.parse(text) as SiteDocument;
}

/** A release from the store. */
export type FindRelease = (name: string, version: string) => Promise<Release | undefined>;

/** The addresses under which a document may name the files of a release. */
function addressesOf({ name, version, files }: Release): Set<string> {
  return new Set(
    Object.entries(files).map(([file, { address }]) => `/assets/${name}/${address ?? `${version}/${file}`}`),
  );
}

/**
 * One visit without a browser: the document, then every file that it names, then the chunks of every page of
 * one remote.
 */
export async function visitPlainly(
  url: string,
  path: string,
  tally: VisitTally,
  findRelease: FindRelease,
): Promise<void> {
  tally.documents += 1;
  let html: string;
  try {
    const response = await fetch(url + path);
    if (response.status !== 200) throw new Error(String(response.status));
    html = await response.text();
  } catch (error) {
    tally.failedDocuments.push(`${path}: ${String(error)}`);
    return;
  }
  const { shell, remotes } = readSite(html);
  if (html.includes('6.6.6-foreign')) tally.foreign.push(path);
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? '');
  const versions: Record<string, string> = { shell };
  for (const [name, { version }] of Object.entries(remotes)) versions[name] = version;
  for (const address of named) {
    const [, , name = ''] = address.split('/');
    const release = await findRelease(name, versions[name] ?? '');
    if (!release || !addressesOf(release).has(address)) tally.mixed.push(`${path}: ${address}`);
  }
  const [name = '', chosen] =
    Object.entries(remotes)[Math.floor(Math.random() * Object.keys(remotes).length)] ?? [];
  const release = chosen && (await findRelease(name, chosen.version));
  const later = Object.values(release?.pages ?? {}).flatMap(({ js, css }) =>
    [...js, ...css].map((file) => `${chosen?.base ?? ''}${file}`),
  );
  for (const address of new Set([...named, ...later])) {
    tally.assets += 1;
    const response = await fetch(url + address).catch(() => undefined);
    if ((await response?.text())?.includes('PWNED')) tally.foreign.push(address);
    if (response?.status !== 200) tally.missingAssets.push(`${address}: ${response?.status ?? 'no answer'}`);
  }
}
