import {
  brand,
  escapeHtml,
  pictureNameOf,
  statusTag,
  unescapeHtml,
  type ReleaseRoute,
} from '@shared/contracts';
import { remotesOf, type AssetUrl, type Composition } from '../revisions/composition';

/**
 * Addresses of one person, or useless to others: they get no preview and are not indexed by search engines.
 */
export const unlisted = [
  '/account',
  '/auth',
  '/google_callback',
  '/verify_account',
  '/reset_password',
  '/employee',
  '/conditioncheckout',
  '/plan-checkout',
];

/** Whether a path is one of these, or below one. */
export const isUnlisted = (path: string): boolean =>
  unlisted.some((top) => path === top || path.startsWith(`${top}/`));

/** Whether a page says in its head that what its address names does not exist. */
export const isMissingThing = (head = ''): boolean =>
  head.includes(`<meta name="${statusTag}" content="404"`);

interface Page {
  composition: Composition;
  path: string;
  /** Scheme and host of the request. */
  origin: string;
  assetUrl: AssetUrl;
}

/**
 * Canonical address and Open Graph of a page, in the document itself, because link previews run no script.
 * Title and description are the page's own; tags that the page has already are only made absolute.
 */
export function withSocialTags(head: string, page: Page): string {
  const { composition, path, origin } = page;
  const own = head.replace(
    /(<link rel="canonical" href=|<meta property="og:url" content=)"(?=\/)/g,
    (_, before: string) => `${before}"${escapeHtml(origin)}`,
  );
  const route = composition.match(path);
  if (!route || route.access !== 'public' || isUnlisted(path) || isMissingThing(own)) return own;
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(own)?.[1] ?? escapeHtml(brand.name);
  const description = /<meta name="description" content="([^"]*)"/.exec(own)?.[1];
  const image = findCard(route, page, title);
  const address = escapeHtml(origin + path);
  const tags: [string, string][] = [
    ['<link rel="canonical"', `<link rel="canonical" href="${address}">`],
    ...(
      [
        ['og:site_name', escapeHtml(brand.name)],
        ['og:locale', 'en_NG'],
        ['og:type', 'website'],
        ['og:title', title],
        ['og:description', description],
        ['og:url', address],
        ['og:image', image && escapeHtml(image)],
        ['og:image:width', image && '1200'],
        ['og:image:height', image && '630'],
        ['og:image:alt', image && title],
      ] as const
    ).flatMap(([property, content]): [string, string][] =>
      content === undefined
        ? []
        : [[`<meta property="${property}"`, `<meta property="${property}" content="${content}">`]],
    ),
    ...(image
      ? [
          ['<meta name="twitter:card"', '<meta name="twitter:card" content="summary_large_image">'] as [
            string,
            string,
          ],
        ]
      : []),
  ];
  return own + tags.flatMap(([begin, tag]) => (own.includes(begin) ? [] : [tag])).join('');
}

/**
 * The picture of an address, of the record that has this title, of the page, or of the whole site, as an absolute
 * address.
 */
function findCard(
  route: ReleaseRoute,
  { composition, path, origin, assetUrl }: Page,
  title: string,
): string | undefined {
  const { shell, remotes } = composition;
  const heading = unescapeHtml(title).replace(` | ${brand.name}`, '');
  const records = route.path.includes(':') ? [path.split('/').pop(), pictureNameOf(heading)] : [];
  const candidates = remotesOf(composition, path).flatMap(([name, page]) =>
    [...records.map((record) => `${page}.${record}`), page].map(
      (picture) => [remotes[name], `card.${picture}.png`] as const,
    ),
  );
  for (const [release, file] of [...candidates, [shell, 'card.site.png'] as const]) {
    if (!release || !Object.hasOwn(release.files, file)) continue;
    const url = assetUrl(release, file);
    return url.startsWith('/') ? origin + url : url;
  }
  return undefined;
}
