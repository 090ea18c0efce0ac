import { brand, brandPage, paths } from '@ilera/contracts';
import { notFound } from '../responses';
import type { GatewayPlugin } from '../services';
import { brandIcons, manifestPath } from './icon-links';

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
