import { brand, escapeHtml, type Release } from '@ilera/contracts';
import type { AssetUrl } from '../revisions/composition';

export const manifestPath = '/site.webmanifest';

/** Links of a document to its icon, and to the manifest and icon for a home screen. */
export function iconLinks(shell: Release, assetUrl: AssetUrl): string[] {
  const apple = brandIcons(shell).find(({ purpose }) => purpose === 'apple');
  return [
    `<link rel="icon" href="${mark.replaceAll('#', '%23')}">`,
    ...(apple
      ? [
          `<link rel="manifest" href="${manifestPath}">`,
          `<link rel="apple-touch-icon" href="${escapeHtml(assetUrl(shell, apple.file))}">`,
        ]
      : []),
  ];
}

/** The brand's mark, inline, so that a page load requests no icon file. */
const mark =
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='${brand.mark.leaf}' fill='${brand.colour}'/>` +
  `<path d='${brand.mark.pulse}' fill='none' stroke='#fff' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/></svg>`;

/**
 * Lists a shell's icons, with purpose and pixels of an edge, by the file names of
 * shared/build/src/plugins/icons-plugin.ts.
 */
export const brandIcons = (shell: Release): { file: string; purpose: string; size: number }[] =>
  Object.keys(shell.files)
    .flatMap((file) => {
      const [, purpose, size] = /^icon\.(any|maskable|apple)-(\d+)\.[0-9a-f]+\.png$/.exec(file) ?? [];
      return purpose ? [{ file, purpose, size: Number(size) }] : [];
    })
    .sort((one, other) => one.purpose.localeCompare(other.purpose) || one.size - other.size);
