import { documentScript, type Release } from '@ilera/contracts';
import type { RequestedPage } from '../revisions/requested-page';
import type { Services } from '../services';

/** A file that the document names: its address and its hash. */
export interface NamedFile {
  url: string;
  integrity: string;
  /** Name in the release. */
  file: string;
  release: Release;
  /** Text for a document that contains the file; unset where it could not be read, and the document links the file. */
  text?: string | undefined;
}

/** Collects all files that a page's document names, so that no request waits for another to name a file. */
export async function readPreloadGraph(
  requested: RequestedPage,
  { assetCache, assetUrl }: Pick<Services, 'assetCache' | 'assetUrl'>,
) {
  const { shell } = requested.composition;
  /** Leaves out files without a hash, such as those of dev servers. */
  const named = (release: Release, files: string[]): NamedFile[] =>
    files.flatMap((file) => {
      const { integrity } = release.files[file] ?? {};
      return integrity ? { url: assetUrl(release, file), integrity, file, release } : [];
    });
  const readAll = (files: NamedFile[]) =>
    Promise.all(
      files.map(async (file) => {
        const text = await assetCache.text(file.release, file.file).catch(() => undefined);
        return { ...file, text };
      }),
    );
  const shown = requested.shown.flatMap(({ page, release }) =>
    release ? [{ release, page, sets: [release.initial, release.pages[page]] }] : [],
  );
  const remoteFiles = (kind: 'js' | 'css'): NamedFile[] => {
    const files = shown.flatMap(({ release, sets }) => {
      const entry = kind === 'js' ? [release.entry] : [];
      return named(release, [...entry, ...sets.flatMap((set) => set?.[kind] ?? [])]);
    });
    return [...new Map(files.map((file) => [file.url, file])).values()];
  };
  // A browser warns of a preloaded script that does not run.
  const unused = [shell.entry, ...(shown.length > 0 ? [] : (shell.federation ?? []))];
  const scripts = shell.initial.js.filter((file) => !unused.includes(file));
  const [inlineScript] = await readAll(named(shell, [documentScript.file]));
  return {
    /** The script that starts the shell. */
    entry: { url: assetUrl(shell, shell.entry), integrity: shell.files[shell.entry]?.integrity ?? '' },
    /** Runs before all others; a shell without it only starts later. */
    documentScript: inlineScript,
    /** Scripts that the page's forms load once somebody begins to fill one in. */
    formScripts: shown.flatMap(({ release, page }) => named(release, release.formScripts?.[page] ?? [])),
    /** Scripts that the shell loads, so that no request waits for another. */
    scripts: [...named(shell, scripts), ...remoteFiles('js')],
    /** The styles with their text, so that the first paint waits for no second response. */
    styles: await readAll([...named(shell, shell.initial.css), ...remoteFiles('css')]),
  };
}
