import { createHash } from 'node:crypto';
import type { Preview, SourceTree } from '@shared/contracts';
import type { BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import { place } from '../ledger/place-version';
import type { Signer } from '../keys/signing';
import { branchOf, isOldId, makePreviewId } from '../ledger/preview-id';
import { isBelieved, newestRecord, readEnded, readPreviews, whyNotShown } from '../ledger/read-previews';
import { lastRecord, previewFolder, recordKey } from '../ledger/stored-preview';
import type { ReleaseStore } from '../store/release-store';
import type { Refusal } from './refusal';
import { checkChange, noticesOfChange, type LiveParts } from './live-parts';
import { preflight } from './preflight';
import { formatVersions } from './preview-text';
import { refuseUnlessForced, uploadAll } from './publish';

export interface PreviewOptions {
  store: ReleaseStore;
  ledger: Ledger;
  parts: BuiltPart[];
  /** A branch: further publishes of it, of the same parts and with the same key, keep the address. */
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
  await preflight(store, ledger, { tell });
  const names = parts.map(({ name }) => name);
  refuseUnlessShown(ledger, names);
  const slug = slugOf(branch);
  const now = new Date();
  const newest = await ledger.newest();
  const known = (await readPreviews(store, ledger.trust, now)).find(
    (one) =>
      !isOldId(one.id) &&
      branchOf(one) === slug &&
      isSameSet(Object.keys(one.parts), names) &&
      isOfSameKey(one, ledger.signer),
  );
  const digests = await uploadAll(store, parts, tell);
  const live: LiveParts = { ...newest?.live };
  for (const { name, version } of parts)
    live[name] = place(version, digests.get(name) ?? '', live[name], undefined);
  (await noticesOfChange(store, newest, live)).forEach(tell);
  const refusals = [...(options.refusals ?? []), ...(await checkChange(store, newest, live))];
  refuseUnlessForced(refusals, admission === 'overrule', tell);
  const preview: Preview = {
    kind: 'preview',
    id: known?.id ?? makePreviewId(slug, names),
    at: now.toISOString(),
    by,
    until: new Date(now.getTime() + days * 86_400_000).toISOString(),
    parts: Object.fromEntries(
      parts.map(({ name, version }) => [name, { version, digest: digests.get(name) ?? '' }]),
    ),
    ...(newest ? { revision: newest.n } : {}),
    ...(tree ? { tree } : {}),
  };
  return append(store, ledger, preview, now);
}

/**
 * Refuses a preview that no gateway would show for want of a key.
 * @throws ReleaseRefused with what to do
 */
export function refuseUnlessShown({ signer, trust }: Ledger, parts: string[]): void {
  const why = whyNotShown(parts, signer, trust);
  if (!why) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: no gateway would show this preview, because ${why}.\n` +
      `  Set RELEASE_SIGNING_KEY to a key that may publish or preview ${parts.join(', ')}, or have ops change the list of keys.`,
  );
}

/**
 * Ends a preview before its time, for everybody; one that is over already stays so.
 * @param end its id, or its address
 * @throws ReleaseRefused where there is none, or this key may not end it
 */
export async function endPreview({
  store,
  ledger,
  end,
  by,
}: Pick<PreviewOptions, 'store' | 'ledger' | 'by'> & { end: string }): Promise<Preview> {
  const id = end.replace(/^.*\//, '');
  const now = new Date();
  const known = (await readPreviews(store, ledger.trust, now)).find((one) => one.id === id);
  if (!known) {
    const ended = await readEnded(store, ledger.trust, now, id);
    if (ended) return ended;
    throw new ReleaseRefused(`There is no preview ${id}, or not any more.`);
  }
  const over = endOf(known, by, now);
  if (!isBelieved(signed(over, ledger.signer), ledger.trust))
    throw new ReleaseRefused(
      `Ending ${id} takes a key that may show, roll back or pause ${formatVersions(known)}.`,
    );
  return append(store, ledger, over, now);
}

/**
 * Ends the previews of a branch that this key published, of these parts and no others.
 * @param parts unset: whatever they are
 */
export async function endBranch({
  store,
  ledger,
  branch,
  parts,
  by,
}: Pick<PreviewOptions, 'store' | 'ledger' | 'branch' | 'by'> & { parts?: string[] }): Promise<Preview[]> {
  const slug = slugOf(branch);
  const previews = (await readPreviews(store, ledger.trust, new Date())).filter(
    (one) =>
      branchOf(one) === slug &&
      isOfSameKey(one, ledger.signer) &&
      Object.keys(one.parts).every((part) => !parts || parts.includes(part)),
  );
  return Promise.all(previews.map(({ id }) => endPreview({ store, ledger, end: id, by })));
}

/** Whether the key of a ledger may end a preview. */
export const mayEnd = (preview: Preview, { signer, trust }: Ledger): boolean =>
  isBelieved(signed(endOf(preview, preview.by, new Date()), signer), trust);

function endOf(preview: Preview, by: string, now: Date): Preview {
  const { signature: _signature, n: _n, ...rest } = preview;
  const time = now.toISOString();
  // Of records without numbers the last time counts, and the clock of whoever made it may be ahead.
  return { ...rest, by, at: preview.at > time ? preview.at : time, until: time };
}

const isSameSet = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

const isOfSameKey = ({ signature }: Preview, signer: Signer | undefined): boolean =>
  signature?.key === signer?.key;

const signed = (preview: Preview, signer: Signer | undefined): Preview => ({
  ...preview,
  ...(signer ? { signature: signer.sign(preview) } : {}),
});

/** Signs a record and writes it at the next number. Two publishes of a branch at once get two; the later one counts. */
async function append(
  store: ReleaseStore,
  { trust, signer }: Ledger,
  preview: Preview,
  now: Date,
): Promise<Preview> {
  // Old records are pruned, so a number that is free may be lower than one in use.
  let n = await newestRecord(store, trust, now, preview.id);
  while ((n += 1) <= lastRecord) {
    const record = signed({ ...preview, n }, signer);
    const body = Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
    if ((await store.putIfAbsent(recordKey(preview.id, n), body)) === 'created') return record;
  }
  throw new ReleaseRefused(
    `${previewFolder(preview.id)} in ${store.description} has no number left. Remove that folder and publish again.`,
  );
}

/**
 * Letters, digits and dashes of a branch's name. Where others would be lost, a hash of the whole name tells it
 * from those that read the same: `feature/prices` is `feature-prices-` and eight hexadecimal digits.
 */
function slugOf(branch: string): string {
  const slug = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  if (!slug) throw new ReleaseRefused(`The branch ${branch}: expected a name with letters or digits.`);
  return slug === branch ? slug : `${slug}-${createHash('sha256').update(branch).digest('hex').slice(0, 8)}`;
}
