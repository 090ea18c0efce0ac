import { escapeHtml, foldMark } from '@ilera/contracts';
import { LRUCache } from 'lru-cache';
import { parse, type Root } from 'postcss';
import type { NamedFile } from './read-preload-graph';
import { namesIn, usedStyles } from './used-styles';

/** The beginning of an address in a value, up to the address itself where it is relative. */
const relativeUrl = /\burl\(\s*["']?(?!\s*["']?(?:[a-z]+:|[/#]))/gi;

/** Styles that were parsed, by address, which names their content. */
const parsed = new LRUCache<string, Root>({ max: 200 });

/** What of the page's styles its first paint needs, inside the document, so that it waits for no second response. */
export function styleElements(styles: NamedFile[], html: string): string[] {
  const [seen = ''] = html.split(foldMark, 1);
  const roots = styles.map(parseStyle).filter((root) => root !== undefined);
  return [
    // CSS reads an escaped slash as a slash; to HTML it ends no element.
    ...usedStyles(roots, namesIn(seen), seen).map((css) => `<style>${css.replaceAll('</', '<\\/')}</style>`),
    ...styles.filter((style) => !parseStyle(style)).map(styleLink),
  ];
}

/**
 * The whole files, at the end of the body: what is above them is painted without them, and no deferred script runs before
 * they are there, so that nothing that a script adds is without its style.
 */
export const wholeStyles = (styles: NamedFile[]): string[] => styles.filter(parseStyle).map(styleLink);

/** The style with addresses that work inside of the document; undefined where the text is no CSS. */
function parseStyle({ text, url }: NamedFile): Root | undefined {
  if (text === undefined) return undefined;
  const known = parsed.get(url);
  if (known) return known;
  try {
    const root = parse(text);
    // Addresses in a value are relative to its file.
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(relativeUrl, (start) => start + folder);
    });
    parsed.set(url, root);
    return root;
  } catch {
    return undefined;
  }
}

/** By `data-href` the loader inside a remote recognises a style that the document contains already. */
function styleLink({ url, integrity, file, release }: NamedFile): string {
  const address = release.files[file]?.address;
  const known = escapeHtml(address ? `../${address}` : file);
  return `<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(url)}" data-href="${known}" integrity="${integrity}">`;
}
