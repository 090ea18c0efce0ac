import type { Preview } from '@shared/contracts';
import type { KeyAction, TrustedKey } from '../keys/keyring';
import type { Trust } from '../keys/load-keys';
import type { Signer } from '../keys/signing';
import { getRecord } from '../store/get-record';
import { previews, type ReleaseStore } from '../store/release-store';
import { isForParts, isOldId } from './preview-id';
import { parsePreview, previewEnd, previewFolder, recordKey, recordNumber } from './stored-preview';

/** Milliseconds by which a publisher's clock may be ahead. */
const skew = 3_600_000;

/** How many records of a preview are read at most; whoever may write to the store can add some that are not believed. */
const lookBack = 20;

/** How many records a preview with an old id may have; one with more is not shown, because all of them are read. */
const mostOfOld = 200;
/** How many of these are read at once. */
const atOnce = 10;

/** A preview's record, and its number. */
interface NumberedPreview {
  n: number;
  preview: Preview;
}

/** The previews that can be looked at now, by the trusted keys. A record that is none is as if it were absent. */
export async function readPreviews(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
): Promise<Preview[]> {
  const keys = new Map<string, string[]>();
  for (const key of await store.list(previews)) {
    const id = key.split('/')[1] ?? '';
    keys.set(id, [...(keys.get(id) ?? []), key]);
  }
  const found = await Promise.all([...keys].map(([id, of]) => newestIn(store, trust, now, id, of)));
  return found
    .flatMap((record) => record ?? [])
    .flatMap(({ preview }) => {
      const end = previewEnd(preview);
      const isShown = end > now.getTime() && isBelieved(preview, trust);
      return isShown ? [{ ...preview, until: new Date(end).toISOString() }] : [];
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The newest record of a preview that is over; undefined where there is none. */
export async function readEnded(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
  id: string,
): Promise<Preview | undefined> {
  const record = await newestIn(store, trust, now, id, await store.list(previewFolder(id)));
  return record && previewEnd(record.preview) <= now.getTime() ? record.preview : undefined;
}

/** The newest record of one preview, over or not; 0 where it has none. */
export async function newestRecord(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
  id: string,
): Promise<number> {
  return (await newestIn(store, trust, now, id, await store.list(previewFolder(id))))?.n ?? 0;
}

/**
 * The newest record that a key which may show its parts, or end it, has signed for its number and the parts of the id (Q76).
 * A retired key counts, so that nothing comes back that it ended.
 */
async function newestIn(
  store: ReleaseStore,
  trust: Trust | undefined,
  now: Date,
  id: string,
  keys: string[],
): Promise<NumberedPreview | undefined> {
  const numbers = keys.map(recordNumber).filter((n) => n > 0);
  numbers.sort((a, b) => b - a);
  const read = async (n: number): Promise<NumberedPreview | undefined> => {
    const preview = parsePreview(await getRecord(store, recordKey(id, n)));
    if (preview?.id !== id || !(Date.parse(preview.at) <= now.getTime() + skew)) return undefined;
    return isSigned(preview, trust) ? { n, preview } : undefined;
  };
  if (isOldId(id)) return newestOfOld(await readAll(numbers, read), trust);
  const ends: NumberedPreview[] = [];
  for (const n of numbers.slice(0, lookBack)) {
    const record = await read(n);
    if (!record || !isForParts(record.preview)) continue;
    // A release from before there were numbers ends a preview with the number of the record that it read.
    if (record.preview.n === n)
      return ends.find(({ preview }) => timeOf(preview) >= timeOf(record.preview)) ?? record;
    if (isEnd(record.preview)) ends.push(record);
  }
  return undefined;
}

async function readAll(
  numbers: number[],
  read: (n: number) => Promise<NumberedPreview | undefined>,
): Promise<NumberedPreview[]> {
  const records: NumberedPreview[] = [];
  if (numbers.length > mostOfOld) return records;
  for (let from = 0; from < numbers.length; from += atOnce)
    for (const record of await Promise.all(numbers.slice(from, from + atOnce).map(read)))
      if (record) records.push(record);
  return records;
}

/**
 * Of records without signed numbers: the one that was signed last, because a copy at a higher number has the time of the
 * first one; of two at one time the end. The id does not say the parts, so only a key that may have those of all records
 * shows any; each end counts.
 */
function newestOfOld(records: NumberedPreview[], trust: Trust | undefined): NumberedPreview | undefined {
  const parts = records.flatMap(({ preview }) => Object.keys(preview.parts));
  return records
    .filter(({ preview }) => {
      const key = preview.signature && trust?.verify.keys.get(preview.signature.key);
      return !key || isEnd(preview) || mayHave(key, parts);
    })
    .sort((a, b) => timeOf(b.preview) - timeOf(a.preview) || +isEnd(b.preview) - +isEnd(a.preview))
    .at(0);
}

const timeOf = ({ at }: Preview): number => Date.parse(at);

/** Whether a record ends its preview. */
const isEnd = ({ at, until }: Preview): boolean => Date.parse(until) <= Date.parse(at);

/** What a key may do that may show a preview. */
const showing: KeyAction[] = ['publish', 'preview'];
/** What a key may do that may end one: what takes a version away ends its preview too. */
const ending: KeyAction[] = [...showing, 'rollback', 'pause'];

/** Whether a preview's record is signed by a key that may show its parts, or end them where it ends the preview. */
export function isBelieved(preview: Preview, trust: Trust | undefined): boolean {
  return isSigned(preview, trust) && !isRetired(preview, trust);
}

/** Why no gateway would show a preview of these parts that this key signs; undefined where one would. */
export function whyNotShown(
  parts: string[],
  signer: Signer | undefined,
  trust: Trust | undefined,
): string | undefined {
  if (!trust) return undefined;
  if (!signer) return trust.strict ? 'this command has no key' : undefined;
  const key = trust.verify.keys.get(signer.key);
  if (!key) return `your key ${signer.key} is not among RELEASE_PUBLIC_KEYS`;
  if (key.until !== undefined) return `the key "${key.name}" is retired`;
  if (!mayAct(key, showing)) return `the key "${key.name}" may not publish or preview`;
  const foreign = parts.filter((part) => key.parts && !key.parts.includes(part));
  return foreign.length > 0 ? `the key "${key.name}" may not change ${foreign.join(', ')}` : undefined;
}

const mayHave = (key: TrustedKey, parts: string[]): boolean =>
  parts.every((part) => !key.parts || key.parts.includes(part));

const mayAct = ({ actions }: TrustedKey, needed: KeyAction[]): boolean =>
  !actions || actions.some((action) => needed.includes(action));

const isRetired = ({ signature }: Preview, trust: Trust | undefined): boolean =>
  signature !== undefined && trust?.verify.keys.get(signature.key)?.until !== undefined;

function isSigned(preview: Preview, trust: Trust | undefined): boolean {
  if (!trust) return true;
  if (!preview.signature && !trust.strict) return true;
  const key = preview.signature && trust.verify.keys.get(preview.signature.key);
  if (!key || trust.verify(preview) !== 'valid') return false;
  const needed = isEnd(preview) ? ending : showing;
  return mayAct(key, needed) && mayHave(key, Object.keys(preview.parts));
}
