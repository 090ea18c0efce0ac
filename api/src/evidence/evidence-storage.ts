/** Storage for the files of claims: a folder (a named volume in production) or an S3-compatible bucket. */
export interface EvidenceStorage {
  /** Folder for files that are still being received. */
  spoolFolder: string;
  /** Stores a complete file under a name; afterwards the spooled file is removed. */
  put(name: string, spooled: { path: string; bytes: number }): Promise<void>;
  /** The bytes of a stored file; null when there is none. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Names and ages of all stored files, to find those that no claim refers to. */
  list(): Promise<{ name: string; modifiedAt: Date }[]>;
}
