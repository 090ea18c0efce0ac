import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Part } from './part';

/** A style sheet that a loader processes: the hash of part, file and text, and the names generated so far. */
interface Style {
  hash: string;
  names: string[];
}

const styles = new WeakMap<object, Style>();

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes a number in letters, which a selector need not escape. */
const toLetters = (value: number): string =>
  (value < letters.length ? '' : toLetters(Math.floor(value / letters.length) - 1)) +
  letters.charAt(value % letters.length);

function readStyle({ resourcePath }: LoaderContext<object>, { name, folder }: Part): Style {
  const hash = createHash('sha256').update(`${name}\0${path.relative(folder, resourcePath)}\0`);
  return { hash: toLetters(hash.update(readFileSync(resourcePath)).digest().readUInt32BE()), names: [] };
}

/**
 * Generates class names, also for prerendered HTML. Two versions of a part may share a page, so each class name
 * contains a hash of its file: equal names mean equal rules. The suffix is the class's position in the file, because a
 * document has two hundred class names, and hashes do not compress.
 */
export function cssModules(part: Part) {
  if (part.development) return { localIdentName: `${part.name}_[name]_[local]`, namedExport: false };
  return {
    getLocalIdent: (loader: LoaderContext<object>, _template: string, local: string): string => {
      const style = styles.get(loader) ?? readStyle(loader, part);
      styles.set(loader, style);
      if (!style.names.includes(local)) style.names.push(local);
      return style.hash + toLetters(style.names.indexOf(local));
    },
    namedExport: false,
  };
}
