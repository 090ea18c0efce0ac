import { documentScript, type Release } from '@ilera/contracts';
import type { RequestedPage } from '../revisions/requested-page';
import type { Services } from '../services';

/** A file that the document names: its address and its hash. */
export interface NamedFile {
  url: string;
  integrity: string;
  /** Its name in its release. */
  file: string;
  /** The part that it belongs to. */
  release: Release;
  /** Its text, where the document contains it; absent when it could not be read: the document then links it. */
  text?: string | undefined;
}

/** All files that a page's document names, so that no request waits for a file that it could have named. */
export async function readPreloadGraph(
  requested: RequestedPage,
  { assetCache, assetUrl }: Pick<Services, 'assetCache' | 'assetUrl'>,
) {
  const { shell } = requested.composition;
  const toNamed = (release: Release, file: string): NamedFile => {
    return { url: assetUrl(release, file), integrity: release.files[file]?.integrity ?? '', file, release };
  };
  const readAll = (files: NamedFile[]) =>
    Promise.all(
      files.map(async (one) => {
        const text = await assetCache.text(one.release, one.file).catch(() => undefined);
        return { ...one, text };
      }),
    );
  const shown = requested.shown.flatMap(({ page, release }) =>
    release ? [{ release, page, sets: [release.initial, release.pages[page]] }] : [],
  );
  const ofRemotes = (kind: 'js' | 'css'): NamedFile[] => {
    const files = shown.flatMap(({ release, sets }) => {
      const entry = kind === 'js' ? [release.entry] : [];
      return [...entry, ...sets.flatMap((set) => set?.[kind] ?? [])].map((file) => toNamed(release, file));
    });
    return [...new Map(files.map((file) => [file.url, file])).values()].filter(hasHash);
  };
  // A browser warns of a script that it has preloaded and does not run.
  const unused = [shell.entry, ...(shown.length > 0 ? [] : (shell.federation ?? []))];
  const scripts = shell.initial.js.filter((file) => !unused.includes(file));
  const [ofDocument] = await readAll([toNamed(shell, documentScript.file)].filter(hasHash));
  return {
    /** The script that starts the shell. */
    entry: toNamed(shell, shell.entry),
    /** Runs before all others; a shell without it only starts later. */
    documentScript: ofDocument,
    /** What the forms of the page load once somebody begins to fill one in. */
    formScripts: shown
      .flatMap(
        ({ release, page }) => release.formScripts?.[page]?.map((file) => toNamed(release, file)) ?? [],
      )
      .filter(hasHash),
    /** The files that the shell loads, so that no request waits for another. */
    scripts: [...scripts.map((file) => toNamed(shell, file)), ...ofRemotes('js')],
    /** The styles with their text, so that the first paint waits for no second response. */
    styles: await readAll([...shell.initial.css.map((file) => toNamed(shell, file)), ...ofRemotes('css')]),
  };
}

const hasHash = ({ integrity }: NamedFile): boolean => integrity !== '';
