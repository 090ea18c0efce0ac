import {
  containerName,
  type KeySignature,
  type LivePart,
  type Release,
  type Revision,
} from '@shared/contracts';

/** The document's schema, as the Frontend Discovery community names it. */
export const schemaAddress = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** One version of a micro-frontend, in the words of Frontend Discovery. */
export interface Frontend {
  url: string;
  /** The same bytes at another address, for a second try. */
  fallbackUrl: string;
  metadata: { integrity: string; version: string };
  /** Per cent of visits. The default is what a visit gets that draws no lot. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** What a Module Federation host needs, with the range of each library that it shares (docs/stock-host). */
    moduleFederation: { manifest: string; globalName: string; shared: Record<string, string> };
    release: { revision: number; commit: string; builtAt: string };
  };
}

/** `frontends.json`: every remote, with the versions that visits may get, the default one first. */
export interface Frontends {
  schema: string;
  microFrontends: Record<string, Frontend[]>;
}

/** The copy in the store; `kind` keeps its signature from being used for another record. */
export interface SignedFrontends {
  kind: 'frontends';
  document: Frontends;
  signature?: KeySignature;
}

/** Where the files of the document are. */
export interface FrontendAddresses {
  /** Where they are fetched from, such as `https://cdn.example`. */
  assets: string;
  /** The site's own origin, which serves every file too. */
  origin: string;
}

/** Finds what the document is made of. */
export interface FrontendSources extends FrontendAddresses {
  revision: Pick<Revision, 'n' | 'live'>;
  /** The release of a version; undefined where it cannot be read. */
  release: (part: string, version: string, digest: string | undefined) => Promise<Release | undefined>;
}

/** The versions of a part that a visit may get, by a share or in the place of one that fails, with their digests. */
const versionsOf = ({
  version,
  digest,
  lastGood,
  lastGoodDigest,
  canary,
}: LivePart): Map<string, string | undefined> =>
  new Map([
    [version, digest],
    ...(canary ? [[canary.version, canary.digest] as const] : []),
    ...(lastGood && lastGood !== version ? [[lastGood, lastGoodDigest] as const] : []),
  ]);

/** A revision in the format of Frontend Discovery. What is not in the store is left out. */
export async function describeFrontends({
  revision,
  release,
  ...addresses
}: FrontendSources): Promise<Frontends> {
  const remotes = Object.entries(revision.live).filter(([name]) => name !== 'shell');
  return {
    schema: schemaAddress,
    microFrontends: Object.fromEntries(
      await Promise.all(
        remotes.map(async ([name, live]) => {
          const read = [...versionsOf(live)].map(([version, digest]) => release(name, version, digest));
          const found = (await Promise.all(read)).flatMap((one) => one ?? []);
          const canary = found.find(({ version }) => version === live.canary?.version);
          // Without the live version's files a visit gets the last good one.
          const [first] = found.filter((one) => one !== canary);
          const share = !canary ? 0 : first ? (live.canary?.percent ?? 0) : 100;
          return [
            name,
            found.map((one) =>
              describe(one, revision.n, addresses, {
                traffic: one === canary ? share : one === first ? 100 - share : 0,
                default: one === (first ?? canary),
              }),
            ),
          ] as const;
        }),
      ),
    ),
  };
}

function describe(
  { name, version, entry, files, shared, commit, builtAt }: Release,
  revision: number,
  { assets, origin }: FrontendAddresses,
  deployment: Frontend['deployment'],
): Frontend {
  const folder = `/assets/${name}/${version}`;
  return {
    url: `${assets}${folder}/${entry}`,
    fallbackUrl: `${origin}${folder}/${entry}?r=1`,
    metadata: { integrity: files[entry]?.integrity ?? '', version },
    deployment,
    extras: {
      moduleFederation: {
        manifest: `${assets}${folder}/mf-manifest.json`,
        globalName: containerName(name, version),
        shared,
      },
      release: { revision, commit, builtAt },
    },
  };
}
