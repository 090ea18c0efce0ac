import { escapeHtml } from '@shared/contracts';
import type { NamedFile } from '../revisions/composition';

/** A style as the document carries it. */
export interface InlineStyle extends NamedFile {
  /** Absent when it could not be read, or cannot stand inside HTML: the document then links the file. */
  text?: string | undefined;
}

/** Makes addresses inside a style, which are relative to its file, work inside the document. */
export function rebase(css: string, url: string): string {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return css.replace(
    /url\((["']?)(?!data:|https?:|\/|#)([^"')]+)\1\)/g,
    (_, quote: string, file: string) => `url(${quote}${folder}${file}${quote})`,
  );
}

/**
 * A style inside the document, so that the first paint waits for no second response. By `data-href` the
 * loader inside a remote recognises a style that the document contains already.
 */
export function styleElement({ url, integrity, file, release, text }: InlineStyle): string {
  const address = release.files[file]?.address;
  const known = escapeHtml(address ? `../${address}` : file);
  if (text === undefined || /<\/style/i.test(text)) {
    return `<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(url)}" data-href="${known}" integrity="${integrity}">`;
  }
  return `<style data-href="${known}">${rebase(text, url)}</style>`;
}
