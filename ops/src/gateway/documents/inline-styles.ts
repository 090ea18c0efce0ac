import { escapeHtml } from '@shared/contracts';
import type { NamedFile } from '../revisions/composition';

/** A style as the document carries it. */
export interface InlineStyle extends NamedFile {
  /** Absent when it could not be read, or must not stand inside HTML: then the document links it. */
  text?: string | undefined;
}

/** Addresses inside a style are relative to its file; inside the document they would be relative to the page. */
export function rebase(css: string, url: string): string {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return css.replace(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_, quote: string, file: string) => `url(${quote}${folder}${file}${quote})`,
  );
}

/**
 * A style inside the document: the first paint waits for no second answer. `data-href` is how the loader
 * inside a remote recognises a style that the document brought already.
 */
export function styleElement({ url, integrity, file, release, text }: InlineStyle): string {
  const address = release.files[file]?.address;
  const known = escapeHtml(address ? `../${address}` : file);
  if (text === undefined || /<\/style/i.test(text)) {
    return `<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(url)}" data-href="${known}" integrity="${integrity}">`;
  }
  return `<style data-href="${known}">${rebase(text, url)}</style>`;
}
