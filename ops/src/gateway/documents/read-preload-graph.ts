import { documentScript, type Release } from '@shared/contracts';
import {
  preloadGraph,
  remotesOf,
  type AssetUrl,
  type Composition,
  type NamedFile,
} from '../revisions/composition';
import type { DocumentScript } from '../page-scripts/document-script';
import type { InlineStyle } from './inline-styles';

/** All files that a path's document names. */
export interface PreloadGraph {
  /** The script that starts the shell. */
  entry: NamedFile;
  /** The files that it loads, so that no request waits for another. */
  scripts: NamedFile[];
  /** What the forms of the page load once somebody begins to fill one in. */
  formScripts: NamedFile[];
  /** With their text, so that the first paint waits for no second response. */
  styles: InlineStyle[];
  /** Runs before all of these; a shell without it only starts later. */
  documentScript?: DocumentScript;
}

/** The graph of a path, with its styles read. A style that cannot be read is linked. */
export async function readPreloadGraph(
  composition: Composition,
  path: string,
  assetUrl: AssetUrl,
  readFile: (release: Release, file: string) => Promise<string | undefined>,
): Promise<PreloadGraph> {
  const { shell } = composition;
  const named = (file: string): NamedFile => ({
    url: assetUrl(shell, file),
    integrity: shell.files[file]?.integrity ?? '',
    file,
    release: shell,
  });
  const graph = preloadGraph(composition, path, assetUrl);
  // A browser warns of a script that it has preloaded and does not run.
  const unused = [shell.entry, ...(remotesOf(composition, path).length > 0 ? [] : (shell.federation ?? []))];
  const styles = [...shell.initial.css.map(named), ...graph.css];
  const withText = async (one: NamedFile) => ({
    ...one,
    text: await readFile(one.release, one.file).catch(() => undefined),
  });
  return {
    entry: named(shell.entry),
    ...(shell.files[documentScript.file] && {
      documentScript: await withText(named(documentScript.file)),
    }),
    formScripts: formScriptsOf(composition, path, assetUrl),
    scripts: [...shell.initial.js.filter((file) => !unused.includes(file)).map(named), ...graph.js],
    styles: await Promise.all(styles.map(withText)),
  };
}

function formScriptsOf(composition: Composition, path: string, assetUrl: AssetUrl): NamedFile[] {
  return remotesOf(composition, path).flatMap(([name, page]) => {
    const release = composition.remotes[name];
    const files = (page && release?.formScripts?.[page]) || [];
    return files.flatMap((file) => {
      const integrity = release?.files[file]?.integrity;
      return release && integrity ? [{ url: assetUrl(release, file), integrity, file, release }] : [];
    });
  });
}
