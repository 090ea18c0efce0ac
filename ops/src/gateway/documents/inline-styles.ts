import { escapeHtml, foldMark } from '@ilera/contracts';
import { LRUCache } from 'lru-cache';
import { parse, type Root } from 'postcss';
import type { NamedFile } from './read-preload-graph';
import { namesIn, usedStyles } from './used-styles';

/** The beginning of a `url(…)`, up to a relative address. */
const relativeUrl = /\burl\(\s*["']?(?!\s*["']?(?:[a-z]+:|[/#]))/gi;

/** Parsed styles by address, which names their content. */
const parsed = new LRUCache<string, Root>({ max: 200 });

/** Inlines the styles that the first paint needs, so that it waits for no second response. */
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
 * Links the complete style files at the end of the body: the content above is painted without them, and deferred scripts
 * run after them, so that content of scripts has its style.
 */
export const completeStyles = (styles: NamedFile[]): string[] => styles.filter(parseStyle).map(styleLink);

/** Parses a style for use inside a document; undefined where the text is missing or no CSS. */
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

/** Links a style; by `data-href` a remote's loader recognises that the document contains the style. */
function styleLink({ url, integrity, file, release }: NamedFile): string {
  const address = release.files[file]?.address;
  const known = escapeHtml(address ? `../${address}` : file);
  return `<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(url)}" data-href="${known}" integrity="${integrity}">`;
}
