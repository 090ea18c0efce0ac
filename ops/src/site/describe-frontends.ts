import { containerName, type KeySignature, type Release, type Revision } from '@ilera/contracts';
import { versionsOf } from './live-part';

/** The document's schema, as the Frontend Discovery community names it. */
const schemaAddress = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** `frontends.json`. */
export type Frontends = Awaited<ReturnType<typeof describeFrontends>>;

/** The copy in the store; `kind` keeps its signature from being used for another record. */
export interface SignedFrontends {
  kind: 'frontends';
  document: Frontends;
  signature?: KeySignature;
}

/** Where the files of the document are. */
export interface FrontendAddresses {
  /** The site's own origin, which serves every file. */
  origin: string;
  /** Where they are fetched from first, such as `https://cdn.example`; unset: from the site. */
  assets?: string | undefined;
}

/**
 * A revision in the format of Frontend Discovery: every remote, with the versions that page loads may get, the default one
 * first. What is not in the store is left out.
 * @param release the release of a version; undefined where it cannot be read
 */
export async function describeFrontends(
  revision: Pick<Revision, 'n' | 'live'>,
  release: (part: string, version: string, digest?: string) => Promise<Release | undefined>,
  addresses: FrontendAddresses,
) {
  const remotes = Object.entries(revision.live).filter(([name]) => name !== 'shell');
  const described = remotes.map(async ([name, live]) => {
    const { canary } = live;
    const all = versionsOf(live);
    const read = all
      .filter((one, index) => all.findIndex(({ version }) => version === one.version) === index)
      .map(({ version, digest }) => release(name, version, digest));
    const found = (await Promise.all(read)).flatMap((one) => one ?? []);
    const early = found.find(({ version }) => version === canary?.version);
    // Without the live version's files a page load gets the last good one.
    const [first] = found.filter((one) => one !== early);
    const share = !early ? 0 : first ? (canary?.percent ?? 0) : 100;
    const frontends = found.map((one) => ({
      ...describe(one, revision.n, addresses),
      // Per cent of page loads. The default is what one gets that draws no lot.
      deployment: {
        traffic: one === early ? share : one === first ? 100 - share : 0,
        default: one === (first ?? early),
      },
    }));
    return [name, frontends] as const;
  });
  return { schema: schemaAddress, microFrontends: Object.fromEntries(await Promise.all(described)) };
}

function describe(
  { name, version, entry, files, shared, commit, builtAt }: Release,
  revision: number,
  { origin, assets = origin }: FrontendAddresses,
) {
  const folder = `/assets/${name}/${version}`;
  return {
    url: `${assets}${folder}/${entry}`,
    // The same bytes at another address, for a second try.
    fallbackUrl: `${origin}${folder}/${entry}?r=1`,
    metadata: { integrity: files[entry]?.integrity ?? '', version },
    extras: {
      // What a Module Federation host needs, with the range of each library that it shares (docs/stock-host).
      moduleFederation: {
        manifest: `${assets}${folder}/mf-manifest.json`,
        globalName: containerName(name, version),
        shared,
      },
      release: { revision, commit, builtAt },
    },
  };
}
