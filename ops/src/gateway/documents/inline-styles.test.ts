import type { Release } from '@shared/contracts';
import type { NamedFile } from '../revisions/composition';
import { rebase, styleElement } from './inline-styles';

const named = {
  url: '/assets/shell/1/start.css',
  integrity: 'sha384-x',
  file: 'start.css',
  release: { files: {} as Release['files'] },
} as NamedFile;

it.each([
  ['url(a.woff2)', 'url(/assets/shell/1/a.woff2)'],
  ['url("a.woff2")', 'url("/assets/shell/1/a.woff2")'],
  ['url(data:image/png;base64,xx)', 'url(data:image/png;base64,xx)'],
  ['url(https://a.example/b.png)', 'url(https://a.example/b.png)'],
  ['url(#clip)', 'url(#clip)'],
])('makes %s independent of the page', (css, expected) => {
  expect(rebase(css, named.url)).toBe(expected);
});

it('writes a style into the document, under the name by which its loader knows it', () => {
  expect(styleElement({ ...named, text: 'a{}' })).toBe('<style data-href="start.css">a{}</style>');
});

it('writes one that versions have in common under the address at which its loader would ask for it', () => {
  const files = { 'start.css': { size: 3, integrity: 'sha384-x', address: 'files/start.x.css' } };
  expect(styleElement({ ...named, release: { ...named.release, files }, text: 'a{}' })).toBe(
    '<style data-href="../files/start.x.css">a{}</style>',
  );
});

it.each([undefined, 'a{content:"</style>"}'])('links a style of text %s', (text) => {
  expect(styleElement({ ...named, text })).toMatch(/^<link rel="stylesheet".* integrity="sha384-x">$/);
});
