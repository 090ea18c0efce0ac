import type { Release } from '@ilera/contracts';
import type { NamedFile } from './read-preload-graph';
import { styleElements, completeStyles } from './inline-styles';

const named = {
  url: '/assets/shell/1/start.css',
  integrity: 'sha256-x',
  file: 'start.css',
  release: { files: {} as Release['files'] },
} as NamedFile;

it.each([
  ['url(a.woff2)', 'url(/assets/shell/1/a.woff2)'],
  ['url("a.woff2")', 'url("/assets/shell/1/a.woff2")'],
  ['url(data:image/png;base64,xx)', 'url(data:image/png;base64,xx)'],
  ['url(https://a.example/b.png)', 'url(https://a.example/b.png)'],
  ['url(#clip)', 'url(#clip)'],
  [
    'image-set(url(a.png) 1x, url(b.png) 2x)',
    'image-set(url(/assets/shell/1/a.png) 1x, url(/assets/shell/1/b.png) 2x)',
  ],
])('makes %s independent of the page', (css, expected) => {
  const url = `/assets/shell/1/${encodeURIComponent(css)}.css`;
  const [element] = styleElements([{ ...named, url, text: `p{background:${css}}` }], '<p>');
  expect(element).toBe(`<style>p{background:${expected}}</style>`);
});

it("writes what the page needs of a style into the document, and links the whole under its loader's name", () => {
  const style = { ...named, url: '/assets/shell/1/whole.css', text: '.a{color:red}.b{color:blue}' };
  expect(styleElements([style], '<p class="a">')).toEqual(['<style>.a{color:red}</style>']);
  expect(completeStyles([style])).toEqual([
    '<link rel="stylesheet" crossorigin="anonymous" href="/assets/shell/1/whole.css" data-href="start.css" integrity="sha256-x">',
  ]);
});

it('leaves what is far below the first screen to the whole style', () => {
  const style = { ...named, url: '/assets/shell/1/fold.css', text: '.a{color:red}.b{color:blue}' };
  expect(styleElements([style], '<p class="a"><hr data-fold><p class="a b">')).toEqual([
    '<style>.a{color:red}</style>',
  ]);
});

it('links one that versions have in common under the address at which its loader would ask for it', () => {
  const files = { 'start.css': { size: 3, integrity: 'sha256-x', address: 'files/start.x.css' } };
  const style = { ...named, release: { ...named.release, files }, text: 'a{}' };
  expect(completeStyles([style])[0]).toContain(' data-href="../files/start.x.css"');
});

it.each(['a[title="</style>"]{color:red}', 'a{content:"</style>"}', '@media (a:"</style>"){a{color:red}}'])(
  'does not let %s end its element',
  (text) => {
    const url = `/assets/shell/1/${encodeURIComponent(text)}.css`;
    const [element = ''] = styleElements([{ ...named, url, text }], '<a>');
    expect(element.indexOf('</style')).toBe(element.length - '</style>'.length);
  },
);

it.each([undefined, 'a{{'])('links a style of text %s in the head, once', (text) => {
  const style = { ...named, url: '/assets/shell/1/unusable.css', text };
  expect(styleElements([style], '<a>')).toEqual([
    expect.stringMatching(/^<link rel="stylesheet".* integrity="sha256-x">$/),
  ]);
  expect(completeStyles([style])).toEqual([]);
});
