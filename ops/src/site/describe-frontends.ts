import { containerName, type LivePart, type Release, type Revision } from '@shared/contracts';

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

/** Finds what the document is made of. */
export interface FrontendSources {
  revision: Pick<Revision, 'n' | 'live'>;
  /** The release of a version; undefined where it cannot be read. */
  release: (part: string, version: string) => Release | undefined;
  /** Where files are fetched from, such as `https://cdn.example`. */
  assets: string;
  /** The gateway's own origin, which serves every file too. */
  origin: string;
}

/** The versions of a part that a visit may get, by a share or in the place of one that fails, with their digests. */
export const versionsOf = ({
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
export function describeFrontends({ revision, release, ...addresses }: FrontendSources): Frontends {
  const remotes = Object.entries(revision.live).filter(([name]) => name !== 'shell');
  return {
    schema: schemaAddress,
    microFrontends: Object.fromEntries(
      remotes.map(([name, live]) => {
        const found = [...versionsOf(live).keys()].flatMap((version) => release(name, version) ?? []);
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
        ];
      }),
    ),
  };
}

function describe(
  { name, version, entry, files, shared, commit, builtAt }: Release,
  revision: number,
  { assets, origin }: Pick<FrontendSources, 'assets' | 'origin'>,
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
