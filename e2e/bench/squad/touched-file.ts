import { readFileSync, writeFileSync } from 'node:fs';

/** The remote that the benchmark changes. */
export interface Squad {
  repository: string;
  /** For the benchmark's store. */
  folder: string;
  runs: number;
  remote: string;
  /** A source of the remote, from its folder, and words in it that its page shows. */
  file: string;
  words: string;
}

/** A source file that is changed temporarily. */
export interface TouchedFile {
  /** Replaces the words by others. */
  replace(words: string): void;
  restore(): void;
}

const open = new Set<TouchedFile>();

// The sources are restored however the benchmark ends.
process.on('exit', () => open.forEach((file) => file.restore()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/**
 * Opens a source for temporary changes. Only the replaced words are restored, because somebody may edit the
 * rest meanwhile.
 */
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
