import { randomBytes } from 'node:crypto';
import type { Preview } from '@ilera/contracts';
import type { XStatic } from 'typebox/schema';
import { flag, object, text } from '../common/json-schema';
import { refuseUnlessForced } from '../site/refusal';
import { previewKey, previews, type ReleaseStore } from '../store/release-store';
import { formatRecord, parseRecord, type Ledger } from './ledger/ledger';
import { checkAdmission } from './changes/admission';
import { versions, type Author } from './changes/change';
import { allLive } from './changes/decide-publish';
import type { ReleaseCache } from './releases/release-cache';
import { whySignatureRefused } from './ledger/signing';

/** What `POST /previews` accepts. */
export const previewRequest = object(
  {
    versions,
    /** Further publishes of it, of the same parts and from the same repository, keep the address. */
    branch: { type: 'string', minLength: 1, maxLength: 200 },
    force: flag,
  },
  ['versions', 'branch'],
);

/** What a preview shows. */
export type PreviewRequest = XStatic<typeof previewRequest>;

/** A preview, and what is to be said of it. */
export interface ShownPreview {
  preview: Preview;
  notes: string[];
}

/** What `POST /previews/ends` accepts: an id or its address, or a branch. */
export const endOfPreviews = object({ which: text }, ['which']);

/** Milliseconds for which an address works after its last publish. */
const lasts = 7 * 86_400_000;

/** The previews by the trusted keys that can be looked at now. A record that is none is as if it were absent. */
export async function readPreviews({ store, options }: Ledger, now = new Date()): Promise<Preview[]> {
  const keys = (await store.list(previews)).sort();
  const found = await Promise.all(keys.map((key) => readPreview(store, key)));
  return found.flatMap((preview) =>
    preview && preview.until > now.toISOString() && !whySignatureRefused(preview, options.trust)
      ? preview
      : [],
  );
}

/** The record under a key, where it is the preview that the key names. */
async function readPreview(store: ReleaseStore, key: string): Promise<Preview | undefined> {
  const body = await store.get(key);
  const preview = body && (parseRecord(body) as Partial<Preview> | undefined);
  return preview?.kind === 'preview' && preview.parts && previewKey(String(preview.id)) === key
    ? (preview as Preview)
    : undefined;
}

/**
 * Gives versions that were uploaded an address beside what is live.
 * @throws ReleaseRefused where they would not work with what is live
 */
export async function showVersions(
  ledger: Ledger,
  releases: ReleaseCache,
  { versions, branch, force = false }: PreviewRequest,
  { by, source }: Author,
): Promise<ShownPreview> {
  const notes: string[] = [];
  const { revision: newest } = await ledger.latestForAppend();
  const names = versions.map(({ name }) => name);
  const refusals = await checkAdmission(
    { ledger, releases, previous: newest },
    allLive(newest, versions),
    names,
  );
  refuseUnlessForced(refusals, force, (line) => notes.push(line));
  const known = (await readPreviews(ledger)).find(
    (one) =>
      one.branch === branch &&
      one.source?.repository === source?.repository &&
      Object.keys(one.parts).sort().join() === [...names].sort().join(),
  );
  const now = Date.now();
  const preview = await write(ledger, {
    kind: 'preview',
    id: known?.id ?? randomBytes(12).toString('hex'),
    branch,
    at: new Date(now).toISOString(),
    by,
    ...(source ? { source } : {}),
    until: new Date(now + lasts).toISOString(),
    parts: Object.fromEntries(versions.map(({ name, version, digest }) => [name, { version, digest }])),
    ...(newest ? { revision: newest.n } : {}),
  });
  return { preview, notes };
}

/** The previews that an id, an address, or a branch of the author's repository names. */
export async function findPreviews(ledger: Ledger, which: string, { source }: Author): Promise<Preview[]> {
  const id = which.replace(/^.*\//, '');
  return (await readPreviews(ledger)).filter(
    (one) => one.id === id || (one.branch === which && one.source?.repository === source?.repository),
  );
}

/** Ends previews before their time, for everybody. @param which as for `findPreviews`, as the author is */
export async function endPreviews(ledger: Ledger, which: string, author: Author): Promise<Preview[]> {
  const until = new Date().toISOString();
  const found = await findPreviews(ledger, which, author);
  return Promise.all(found.map((one) => write(ledger, { ...one, by: author.by, until })));
}

/** Removes the records of previews that are long over. @param since milliseconds since 1970 */
export async function prunePreviews(store: ReleaseStore, since: number): Promise<void> {
  for (const key of await store.list(previews)) {
    const preview = await readPreview(store, key);
    if (!preview || Date.parse(preview.until) < since) await store.remove(key);
  }
}

async function write(ledger: Ledger, preview: Preview): Promise<Preview> {
  const { store } = ledger;
  const record = ledger.sign(preview);
  const body = formatRecord(record);
  const key = previewKey(preview.id);
  await store.put(key, body).catch(async (error: unknown) => {
    // The store may have applied it and lost the answer.
    if (!(await store.get(key).catch(() => undefined))?.equals(body)) throw error;
  });
  return record;
}
