import { randomBytes } from 'node:crypto';
import type { Preview, SourceTree } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import { readPreviews } from '../ledger/read-previews';
import { previews, type ReleaseStore } from '../store/release-store';
import type { Refusal } from './refusal';
import { checkChange, type LiveParts } from './live-parts';
import { preflight } from './preflight';
import { branchOf } from './preview-text';
import { place, refuseIfAny, uploadAll } from './publish';

export interface PreviewOptions {
  store: ReleaseStore;
  ledger: Ledger;
  parts: BuiltPart[];
  /** A branch: further publishes of it keep the address. */
  branch: string;
  by: string;
  /** Days for which the address works. */
  days: number;
  refusals?: Refusal[];
  admission?: 'refuse' | 'overrule';
  tree?: SourceTree;
  tell?: (line: string) => void;
}

/**
 * Uploads parts and gives them an address beside what is live, without making them live.
 * @throws ReleaseRefused where they would not work with what is live, or the branch's name has no letters
 */
export async function publishPreview(options: PreviewOptions): Promise<Preview> {
  const {
    store,
    ledger,
    parts,
    branch,
    by,
    days,
    tree,
    admission = 'refuse',
    tell = () => undefined,
  } = options;
  await preflight(store, ledger);
  const slug = slugOf(branch);
  const now = new Date();
  const newest = await ledger.newest();
  const known = (await readPreviews(store, ledger.trust, now)).find((one) => branchOf(one) === slug);
  const digests = await uploadAll(store, parts, tell);
  const live: LiveParts = { ...newest?.live };
  for (const { name, version } of parts)
    live[name] = place(version, digests.get(name) ?? '', live[name], undefined);
  const refusals = [...(options.refusals ?? []), ...(await checkChange(store, newest, live))];
  if (admission === 'refuse') refuseIfAny(refusals);
  const preview: Preview = {
    kind: 'preview',
    id: known?.id ?? `${slug}-${randomBytes(8).toString('hex')}`,
    at: now.toISOString(),
    by,
    until: new Date(now.getTime() + days * 86_400_000).toISOString(),
    parts: Object.fromEntries(
      parts.map(({ name, version }) => [name, { version, digest: digests.get(name) ?? '' }]),
    ),
    ...(tree ? { tree } : {}),
  };
  const signature = ledger.signer?.sign(preview);
  await append(store, { ...preview, ...(signature ? { signature } : {}) });
  return preview;
}

/** Two publishes of a branch at once get two numbers; the later one counts. */
async function append(store: ReleaseStore, preview: Preview): Promise<void> {
  const body = Buffer.from(`${JSON.stringify(preview, null, 2)}\n`);
  const folder = `${previews}${preview.id}/`;
  let n = (await store.list(folder)).length;
  do n += 1;
  while ((await store.putIfAbsent(`${folder}${String(n).padStart(6, '0')}.json`, body)) === 'exists');
}

/** Letters, digits and dashes of a branch's name: `feature/Quarterly prices` is `feature-quarterly-prices`. */
function slugOf(branch: string): string {
  const slug = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  if (!slug) throw new ReleaseRefused(`--preview ${branch}: expected a name with letters or digits.`);
  return slug;
}
