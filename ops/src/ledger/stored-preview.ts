import type { Preview } from '@shared/contracts';
import { parseRecord } from '../store/parse-record';
import { previews } from '../store/release-store';
import { anything, byPart, compile, objectOf, signature, sourceTree, text, version } from './record-schema';

/** The most days for which an address works after its last publish. */
export const mostPreviewDays = 30;

const isPreview = compile<Preview>(
  objectOf<Preview>(
    {
      kind: { const: 'preview' },
      id: text,
      n: anything,
      at: text,
      by: text,
      until: text,
      parts: {
        ...byPart(objectOf<Preview['parts'][string]>({ version, digest: text }, ['version', 'digest'])),
        minProperties: 1,
      },
      revision: anything,
      tree: sourceTree,
      signature,
    },
    ['kind', 'id', 'at', 'by', 'until', 'parts'],
  ),
);

/** A preview's record; undefined for anything else, which whoever may write to the store can leave there. */
export function parsePreview(body: Buffer | undefined): Preview | undefined {
  const preview = parseRecord(body);
  return isPreview(preview) ? preview : undefined;
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
