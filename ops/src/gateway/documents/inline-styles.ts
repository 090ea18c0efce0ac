import { escapeHtml } from '@shared/contracts';
import type { NamedFile } from '../revisions/composition';
import { namesIn, usedStyles } from './used-styles';

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

/** What of the page's styles its first paint needs, inside the document, so that it waits for no second response. */
export function styleElements(styles: InlineStyle[], html: string): string[] {
  const readable = styles.filter((style): style is InlineStyle & { text: string } => isInline(style));
  const used = usedStyles(
    readable.map(({ text, url }) => rebase(text, url)),
    namesIn(html),
    html,
  );
  return [
    ...used.map((css) => `<style>${css}</style>`),
    ...styles.filter((one) => !isInline(one)).map(styleLink),
  ];
}

/**
 * The whole files, at the end of the body: what is above them is painted without them, and no deferred script runs before
 * they are there, so that nothing that a script adds is without its style.
 */
export const wholeStyles = (styles: InlineStyle[]): string[] => styles.filter(isInline).map(styleLink);

const isInline = ({ text }: InlineStyle): boolean => text !== undefined && !/<\/style/i.test(text);

/** By `data-href` the loader inside a remote recognises a style that the document contains already. */
function styleLink({ url, integrity, file, release }: InlineStyle): string {
  const address = release.files[file]?.address;
  const known = escapeHtml(address ? `../${address}` : file);
  return `<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(url)}" data-href="${known}" integrity="${integrity}">`;
}
