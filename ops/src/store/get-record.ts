import { mostRecordBytes } from './parse-record';
import type { ReleaseStore } from './release-store';

/** Reads a record or a note; of a larger object one byte more than a record may have, so that it is none. */
export const getRecord = (store: ReleaseStore, key: string): Promise<Buffer | undefined> =>
  store.get(key, mostRecordBytes + 1);
