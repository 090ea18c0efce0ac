import type { Release } from '@shared/contracts';

/** An icon of the shell's release, named by shared/build/src/icons-plugin.ts. */
export interface BrandIcon {
  file: string;
  purpose: string;
  /** Pixels of an edge. */
  size: number;
}

/** The icons of a shell, which may have none. */
export function brandIcons(shell: Release): BrandIcon[] {
  return Object.keys(shell.files)
    .flatMap((file) => {
      const found = /^icon\.(any|maskable|apple)-(\d+)\.[0-9a-f]+\.png$/.exec(file);
      return found ? [{ file, purpose: String(found[1]), size: Number(found[2]) }] : [];
    })
    .sort((one, other) => one.purpose.localeCompare(other.purpose) || one.size - other.size);
}
