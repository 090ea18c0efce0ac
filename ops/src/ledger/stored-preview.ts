import type { Preview } from '@shared/contracts';
import { isRecord } from '../common/shape';
import { parseRecord } from '../store/parse-record';
import { previews } from '../store/release-store';

/** The most days for which an address works after its last publish. */
export const mostPreviewDays = 30;

const hasTexts = (value: unknown, ...names: string[]): boolean =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

/** A preview's record; undefined for anything else, which whoever may write to the store can leave there. */
export function parsePreview(body: Buffer | undefined): Preview | undefined {
  const preview = parseRecord(body);
  if (!isRecord(preview) || preview.kind !== 'preview' || !hasTexts(preview, 'id', 'at', 'by', 'until'))
    return undefined;
  const { parts, signature, tree } = preview;
  const isWhole =
    isRecord(parts) &&
    Object.keys(parts).length > 0 &&
    Object.entries(parts).every(
      ([name, part]) => /^[a-z][a-z0-9-]*$/.test(name) && hasTexts(part, 'version', 'digest'),
    ) &&
    (signature === undefined || hasTexts(signature, 'key', 'value')) &&
    (tree === undefined || hasTexts(tree, 'commit'));
  return isWhole ? (preview as unknown as Preview) : undefined;
}

/** Milliseconds since 1970 after which a preview is over, whatever its record says; NaN where it names no time. */
export const previewEnd = ({ at, until }: Preview): number =>
  Math.min(Date.parse(until), Date.parse(at) + mostPreviewDays * 86_400_000);

/** Prefix of the records of one preview. */
export const previewFolder = (id: string): string => `${previews}${id}/`;

/** The highest number of a preview's record. */
export const lastRecord = 999_999;

/** Key of a record of one preview. */
export const recordKey = (id: string, n: number): string =>
  `${previewFolder(id)}${String(n).padStart(6, '0')}.json`;

/** The number of a preview's record, of which the highest counts; 0 for a file that is none. */
export const recordNumber = (key: string): number => Number(/\/(\d{6})\.json$/.exec(key)?.[1] ?? 0);
