import type { Release } from '@ilera/contracts';
import { compositionOf } from '../../testing/composition-of';
import { findPage } from '../revisions/requested-page';
import { withSocialTags } from './social-tags';
import { formatTags, parseTags } from '../../common/html';

const release = (files: string[]) => ({
  name: 'x',
  files: Object.fromEntries(files.map((file) => [file, {}])),
});
const composition = compositionOf({
  routes: [
    { path: '/conditions', remote: 'mf-x', page: 'list', access: 'public' },
    { path: '/condition/:id', remote: 'mf-x', page: 'one', access: 'public' },
    { path: '/blog', remote: 'mf-x', page: 'blog', access: 'public' },
    { path: '/account/home', remote: 'mf-x', page: 'home', access: 'signed-in' },
    { path: '/conditioncheckout/:id', remote: 'mf-x', page: 'pay', access: 'public' },
  ],
  remotes: { 'mf-x': release(['card.list.png', 'card.one.png', 'card.one.7.png', 'card.one.ulcer-you.png']) },
  shell: release(['card.site.png']),
});

const head = '<title>Malaria &amp; you</title><meta name="description" content="Fever &quot;chills&quot;">';
const tagsOf = (path: string, own = head) => {
  const page = { ...findPage(composition, path), origin: 'https://ilera.example' };
  const assetUrl = ({ name }: Release, file: string) => `/assets/${name}/${file}`;
  const html = formatTags(withSocialTags(parseTags(own), { ...page, assetUrl }));
  // Read back, as a browser would.
  const tags = parseTags(html).map(({ attributes }) => attributes);
  return {
    html,
    canonical: tags.flatMap(({ rel, href }) => (rel === 'canonical' ? [href] : [])),
    property: (wanted: string) =>
      tags.flatMap(({ property, content }) => (property === wanted ? [content] : [])),
  };
};

it('tells readers of links title, description, address and picture of a public page, with the host', () => {
  const { canonical, property } = tagsOf('/conditions');
  expect(canonical).toEqual(['https://ilera.example/conditions']);
  expect(property('og:title')).toEqual(['Malaria & you']);
  expect(property('og:description')).toEqual(['Fever "chills"']);
  expect(property('og:url')).toEqual(['https://ilera.example/conditions']);
  expect(property('og:image')).toEqual(['https://ilera.example/assets/x/card.list.png']);
});

it.each([
  ['/CONDITIONS', '/conditions'],
  ['/conditions/', '/conditions'],
  ['/condition/7/', '/condition/7'],
])('names at %s the one address %s', (path, address) => {
  const { canonical, property } = tagsOf(path);
  expect(canonical).toEqual([`https://ilera.example${address}`]);
  expect(property('og:url')).toEqual(canonical);
});

it.each([
  ['/condition/7', 'card.one.7.png'],
  ['/condition/8', 'card.one.png'],
  ['/blog', 'card.site.png'],
])('shows at %s the picture %s', (path, file) => {
  expect(tagsOf(path).property('og:image')).toEqual([`https://ilera.example/assets/x/${file}`]);
});

it.each([
  ['Ulcer &amp; you | Ilera', '/condition/8', 'card.one.ulcer-you.png'],
  ['Ulcer and you | Ilera', '/condition/8', 'card.one.png'],
  ['糖尿病 | Ilera', '/condition/8', 'card.one.png'],
  ['Ulcer &amp; you | Ilera', '/blog', 'card.site.png'],
])('shows for the title %s at %s the picture %s', (title, path, file) => {
  const own = `<title>${title}</title>`;
  expect(tagsOf(path, own).property('og:image')).toEqual([`https://ilera.example/assets/x/${file}`]);
});

it('keeps the tags that the page has, and takes its one address from them', () => {
  const own = `${head}<link rel="canonical" href="/blog"/><meta property="og:title" content="Own"/>`;
  const { canonical, property } = tagsOf('/conditions', own);
  expect(canonical).toEqual(['https://ilera.example/blog']);
  expect(property('og:url')).toEqual(['https://ilera.example/blog']);
  expect(property('og:title')).toEqual(['Own']);
});

it('gives no address and no picture to a page about nothing', () => {
  const own = `${head}<meta name="prerender-status-code" content="404"><meta name="robots" content="noindex">`;
  expect(tagsOf('/condition/8', own).html).toBe(own);
});

it.each(['/account/home', '/conditioncheckout/7', '/ConditionCheckout/7', '/nothing'])(
  'adds nothing at %s',
  (path) => {
    expect(tagsOf(path).html).toBe(head);
  },
);

it('writes a host that somebody made up as text', () => {
  const tags = withSocialTags(parseTags(head), {
    ...findPage(composition, '/conditions'),
    origin: 'https://x"><script>alert(1)</script>',
    assetUrl: () => '/card.png',
  });
  expect(formatTags(tags)).not.toContain('<script');
});
