import { containerName, type KeySignature, type Release, type Revision } from '@ilera/contracts';
import { versionsOf } from './live-part';

const schemaAddress = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** `frontends.json`. */
export type Frontends = Awaited<ReturnType<typeof describeFrontends>>;

/** The copy in the store; `kind` keeps its signature from fitting another record. */
export interface SignedFrontends {
  kind: 'frontends';
  document: Frontends;
  signature?: KeySignature;
}

export interface FrontendAddresses {
  /** The site's own origin, which serves every file. */
  origin: string;
  /** Origin that is tried first, such as `https://cdn.example`; unset: the site's. */
  assets?: string | undefined;
}

/**
 * Describes a revision in the format of Frontend Discovery: every remote, with the versions that page loads may get, the
 * default first. @param release reads a version; undefined for one that is left out
 */
export async function describeFrontends(
  revision: Pick<Revision, 'n' | 'live'>,
  release: (part: string, version: string, digest?: string) => Promise<Release | undefined>,
  addresses: FrontendAddresses,
) {
  const remotes = Object.entries(revision.live).filter(([name]) => name !== 'shell');
  const described = remotes.map(async ([name, live]) => {
    const { canary } = live;
    const offered = versionsOf(live);
    const read = offered
      .filter((one, index) => offered.findIndex(({ version }) => version === one.version) === index)
      .map(({ version, digest }) => release(name, version, digest));
    const found = (await Promise.all(read)).flatMap((readable) => readable ?? []);
    const canaryRelease = found.find(({ version }) => version === canary?.version);
    // Page loads get the last good version where the live one is missing.
    const [stable] = found.filter((one) => one !== canaryRelease);
    const share = !canaryRelease ? 0 : stable ? (canary?.percent ?? 0) : 100;
    const frontends = found.map((one) => ({
      ...describe(one, revision.n, addresses),
      // Percent of page loads; a page load without a share gets the default.
      deployment: {
        traffic: one === canaryRelease ? share : one === stable ? 100 - share : 0,
        default: one === (stable ?? canaryRelease),
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
      // For a Module Federation host, with the range of each shared library (docs/stock-host).
      moduleFederation: {
        manifest: `${assets}${folder}/mf-manifest.json`,
        globalName: containerName(name, version),
        shared,
      },
      release: { revision, commit, builtAt },
    },
  };
}
