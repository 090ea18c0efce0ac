import { randomBytes } from 'node:crypto';
import type { Preview } from '@ilera/contracts';
import type { XStatic } from 'typebox/schema';
import { flag, object, text } from '../common/json-schema';
import { dayMs } from '../common/time';
import { placeVersions } from '../site/live-part';
import { refuseUnlessForced } from '../site/refusal';
import { previewKey, previews } from '../store/release-store';
import { formatRecord, parseRecord, type Ledger } from './ledger/ledger';
import { checkAdmission } from './changes/admission';
import { versions, type Author } from './changes/change';
import type { ReleaseCache } from './releases/release-cache';
import { whySignatureRefused } from './ledger/signing';

/** Body of `POST /previews`. */
export const previewRequest = object(
  {
    versions,
    /** A later preview of the same branch, parts and repository keeps the address. */
    branch: { type: 'string', minLength: 1, maxLength: 200 },
    force: flag,
  },
  ['versions', 'branch'],
);

export type PreviewRequest = XStatic<typeof previewRequest>;

/** A preview, with remarks for its author. */
export interface CreatedPreview {
  preview: Preview;
  notes: string[];
}

/** Body of `POST /previews/ends`: an id, an address or a branch. */
export const endPreviewsRequest = object({ which: text }, ['which']);

/** Time for which an address works after its last upload. */
const previewMs = 7 * dayMs;

/** Reads the previews that trusted keys signed and that are not over; skips unreadable records. */
export async function readPreviews({ store, options }: Ledger, now = new Date()): Promise<Preview[]> {
  const read = async (key: string): Promise<Preview[]> => {
    const body = await store.get(key);
    const preview = body && (parseRecord(body) as Preview | undefined);
    if (preview?.kind !== 'preview' || !preview.parts || previewKey(String(preview.id)) !== key) return [];
    const isOver = !(preview.until > now.toISOString());
    return isOver || whySignatureRefused(preview, options.trust) ? [] : [preview];
  };
  const keys = (await store.list(previews)).sort();
  return (await Promise.all(keys.map(read))).flat();
}

/**
 * Gives uploaded versions an address beside the live parts.
 * @throws ReleaseRefused where the versions do not work with the live parts, unless forced
 */
export async function createPreview(
  ledger: Ledger,
  releases: ReleaseCache,
  { versions, branch, force = false }: PreviewRequest,
  { by, source }: Author,
): Promise<CreatedPreview> {
  const notes: string[] = [];
  const { revision: newest } = await ledger.latestForAppend();
  const names = versions.map(({ name }) => name);
  const live = placeVersions(newest, versions);
  const refusals = await checkAdmission({ ledger, releases, previous: newest }, live, names);
  refuseUnlessForced(refusals, force, notes);
  const existing = (await readPreviews(ledger)).find(
    (running) =>
      running.branch === branch &&
      running.source?.repository === source?.repository &&
      Object.keys(running.parts).sort().join() === [...names].sort().join(),
  );
  const now = Date.now();
  const preview = ledger.sign<Preview>({
    kind: 'preview',
    id: existing?.id ?? randomBytes(12).toString('hex'),
    branch,
    at: new Date(now).toISOString(),
    by,
    ...(source ? { source } : {}),
    until: new Date(now + previewMs).toISOString(),
    parts: Object.fromEntries(versions.map(({ name, version, digest }) => [name, { version, digest }])),
    ...(newest ? { revision: newest.n } : {}),
  });
  await again(() => ledger.store.put(previewKey(preview.id), formatRecord(preview)));
  return { preview, notes };
}

/** Finds previews by id, address, or branch of the author's repository. */
export async function findPreviews(ledger: Ledger, which: string, { source }: Author): Promise<Preview[]> {
  const id = which.replace(/^.*\//, '');
  return (await readPreviews(ledger)).filter(
    (preview) =>
      preview.id === id || (preview.branch === which && preview.source?.repository === source?.repository),
  );
}

/** Ends previews early, and returns them with their new end. @param which as for `findPreviews` */
export async function endPreviews(ledger: Ledger, which: string, author: Author): Promise<Preview[]> {
  const running = await findPreviews(ledger, which, author);
  await Promise.all(running.map(({ id }) => again(() => ledger.store.remove(previewKey(id)))));
  return running.map((preview) => ({ ...preview, until: new Date().toISOString() }));
}

/** Writes a second time where the first answer is lost, which changes nothing more. */
const again = (write: () => Promise<void>): Promise<void> => write().catch(write);
