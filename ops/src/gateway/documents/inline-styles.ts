import { escapeHtml, foldMark } from '@shared/contracts';
import { LRUCache } from 'lru-cache';
import { parse, type Root } from 'postcss';
import parseValue from 'postcss-value-parser';
import type { NamedFile } from '../revisions/composition';
import { namesIn, usedStyles } from './used-styles';

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

/** With addresses that work inside of the document. Undefined where it is no CSS. */
function parseStyle({ text, url }: NamedFile): Root | undefined {
  if (text === undefined) return undefined;
  const known = parsed.get(url);
  if (known) return known;
  try {
    const root = parse(text);
    root.walkDecls((declaration) => {
      declaration.value = withAddresses(declaration.value, url.slice(0, url.lastIndexOf('/') + 1));
    });
    parsed.set(url, root);
    return root;
  } catch {
    return undefined;
  }
}

/** Addresses in a value are relative to its file. */
function withAddresses(value: string, folder: string): string {
  if (!value.includes('url(')) return value;
  const read = parseValue(value);
  read.walk((node) => {
    if (node.type !== 'function' || node.value !== 'url') return;
    const [address] = node.nodes;
    if (address && !/^(?:[a-z]+:|\/|#)/i.test(address.value)) address.value = folder + address.value;
  });
  return read.toString();
}

/** By `data-href` the loader inside a remote recognises a style that the document contains already. */
function styleLink({ url, integrity, file, release }: NamedFile): string {
  const address = release.files[file]?.address;
  const known = escapeHtml(address ? `../${address}` : file);
  return `<link rel="stylesheet" crossorigin="anonymous" href="${escapeHtml(url)}" data-href="${known}" integrity="${integrity}">`;
}
