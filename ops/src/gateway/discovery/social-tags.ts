import { brand, pictureNameOf } from '@ilera/contracts';
import type { AssetUrl } from '../revisions/composition';
import type { RequestedPage } from '../revisions/requested-page';
import type { Tag } from '../../common/html';
import { isNotFound } from '../prerender/prerenderer';
import { isPrivateAddress } from './private-addresses';

interface Page extends RequestedPage {
  /** Scheme and host of the request. */
  origin: string;
  assetUrl: AssetUrl;
}

/**
 * Adds canonical address and Open Graph to a page's head, because link previews run no script. The page's tags stay, and
 * give title and description.
 */
export function withSocialTags(head: Tag[], page: Page): Tag[] {
  const { path, origin, route } = page;
  const tags = head.map((tag) => withOrigin(tag, origin));
  if (!route || route.access !== 'public' || isPrivateAddress(path) || isNotFound(tags)) return tags;
  const title = tags.find(({ name }) => name === 'title')?.text ?? brand.name;
  const description = tags.find(({ attributes }) => attributes.name === 'description')?.attributes.content;
  const image = findCard(page, title);
  // The router also matches other cases of letters, and a slash at the end.
  const onePath = route.path.includes(':') ? path.replace(/(.)\/$/, '$1') : route.path;
  const address =
    tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href ?? origin + onePath;
  const properties = {
    'og:site_name': brand.name,
    'og:locale': 'en_NG',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:width': image && '1200',
    'og:image:height': image && '630',
    'og:image:alt': image && title,
  };
  const wanted = [
    tag('link', { rel: 'canonical', href: address }),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === undefined ? [] : [tag('meta', { property, content })],
    ),
    ...(image ? [tag('meta', { name: 'twitter:card', content: 'summary_large_image' })] : []),
  ];
  return [...tags, ...wanted.filter((one) => !tags.some((other) => isSameKind(one, other)))];
}

const tag = (name: string, attributes: Record<string, string>): Tag => ({ name, attributes, text: '' });

/** Whether two tags set the same property of a page, such as its canonical address. */
const isSameKind = (one: Tag, other: Tag): boolean =>
  one.name === other.name &&
  (['rel', 'property', 'name'] as const).every((key) => one.attributes[key] === other.attributes[key]);

/** Makes the canonical path of a page absolute. */
function withOrigin(tag: Tag, origin: string): Tag {
  const { rel, href } = tag.attributes;
  return rel === 'canonical' && href?.startsWith('/')
    ? { ...tag, attributes: { ...tag.attributes, href: origin + href } }
    : tag;
}

/** Finds the absolute address of a picture: of the record, by address or title, of the page, or of the site. */
function findCard(
  { composition, path, origin, route, shown, assetUrl }: Page,
  title: string,
): string | undefined {
  const heading = title.replace(` | ${brand.name}`, '');
  const records = route?.path.includes(':') ? [path.split('/').pop(), pictureNameOf(heading)] : [];
  const candidates = shown.flatMap(({ page, release }) =>
    [...records.map((record) => `${page}.${record}`), page].map(
      (picture) => [release, `card.${picture}.png`] as const,
    ),
  );
  for (const [release, file] of [...candidates, [composition.shell, 'card.site.png'] as const]) {
    if (!release || !Object.hasOwn(release.files, file)) continue;
    const url = assetUrl(release, file);
    return url.startsWith('/') ? origin + url : url;
  }
  return undefined;
}
