import { readFileSync, writeFileSync } from 'node:fs';

/** What the bench needs to know about the squad it plays. */
export interface Squad {
  repository: string;
  /** For stores and databases of the bench's own. */
  folder: string;
  runs: number;
  remote: string;
  /** A source of the remote, from its folder, and words in it that its page shows. */
  file: string;
  words: string;
  /** Address of that page. */
  page: string;
}

/** A source that is changed for a moment. */
export interface TouchedFile {
  /** Puts other words, or more, in place of the first. */
  replace(words: string): void;
  restore(): void;
}

const open = new Set<TouchedFile>();

// Whatever ends the bench, the sources are as they were.
process.on('exit', () => open.forEach((file) => file.restore()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Opens a source for passing changes. Only the replaced words are put back: somebody may edit the rest meanwhile. */
export function touchFile(path: string, words: string): TouchedFile {
  let now = words;
  const put = (next: string): void => {
    if (next === now) return;
    const text = readFileSync(path, 'utf8');
    if (!text.includes(now)) throw new Error(`${path} has no "${now}"`);
    writeFileSync(
      path,
      text.replace(now, () => next),
    );
    now = next;
  };
  const file: TouchedFile = {
    replace: (next) => {
      open.add(file);
      put(next);
    },
    restore: () => {
      put(words);
      open.delete(file);
    },
  };
  return file;
}
