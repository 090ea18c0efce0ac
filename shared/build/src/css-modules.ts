import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import type { Part } from './part';

const texts = new WeakMap<object, Buffer>();

/** The source of the style that a loader processes. */
function textOf(loader: LoaderContext<object>): Buffer {
  const text = texts.get(loader) ?? readFileSync(loader.resourcePath);
  texts.set(loader, text);
  return text;
}

/**
 * How class names are made, also in prerendered HTML. Two versions of a part may share a page, so a class
 * name contains a hash of its file: equal names mean equal rules.
 */
export function cssModules({ name, folder, development }: Part) {
  if (development) return { localIdentName: `${name}_[name]_[local]`, namedExport: false };
  return {
    getLocalIdent: (loader: LoaderContext<object>, _template: string, local: string): string => {
      const file = path.relative(folder, loader.resourcePath);
      const hash = createHash('sha256').update(`${file}\0${local}\0`).update(textOf(loader));
      return `${name}_${hash.digest('base64url').slice(0, 6)}`;
    },
    namedExport: false,
  };
}
