import { brand, brandPage, escapeHtml, paths, type Release } from '@ilera/contracts';
import { notFound } from '../responses';
import type { AssetUrl } from '../revisions/composition';
import type { GatewayPlugin } from '../services';

const manifestPath = '/site.webmanifest';

/** The web app manifest, with the icons of the live shell, and `favicon.ico` for readers that ask for it. */
export const webManifest: GatewayPlugin = async (app, { assetUrl, liveComposition }) => {
  app.get(manifestPath, async (_request, reply) => {
    const { shell } = await liveComposition();
    const icons = brandIcons(shell).filter(({ purpose }) => purpose !== 'apple');
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          id: '/',
          name: `${brand.name}: health cover and doctors online`,
          short_name: brand.name,
          description: 'Health plans for you, your family and your team, and doctors online, in Nigeria.',
          lang: 'en-NG',
          dir: 'ltr',
          start_url: paths.home,
          scope: '/',
          display: 'standalone',
          theme_color: brand.colour,
          background_color: brandPage,
          categories: ['health', 'medical'],
          icons: icons.map(({ file, purpose, size }) => ({
            src: assetUrl(shell, file),
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
          shortcuts: [
            { name: 'Conditions', url: paths.conditions },
            { name: 'My account', url: paths.accountHome },
          ],
        }),
      );
  });

  app.get('/favicon.ico', async (_request, reply) => {
    const { shell } = await liveComposition();
    const icon = brandIcons(shell).find(({ purpose }) => purpose === 'any');
    if (!icon) return notFound(reply);
    return reply.header('cache-control', 'no-cache').redirect(assetUrl(shell, icon.file), 302);
  });
};

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
const brandIcons = (shell: Release): { file: string; purpose: string; size: number }[] =>
  Object.keys(shell.files)
    .flatMap((file) => {
      const [, purpose, size] = /^icon\.(any|maskable|apple)-(\d+)\.[0-9a-f]+\.png$/.exec(file) ?? [];
      return purpose ? [{ file, purpose, size: Number(size) }] : [];
    })
    .sort((one, other) => one.purpose.localeCompare(other.purpose) || one.size - other.size);
