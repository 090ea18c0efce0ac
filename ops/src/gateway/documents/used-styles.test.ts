import { parse } from 'postcss';
import { namesIn, usedStyles } from './used-styles';

const page =
  '<html><body><a class="go big" aria-current="page">x</a><h1 style="color:var(--of-page)">y</h1>' +
  '<dialog class="menu"><b class="entry">z</b></dialog></body></html>';
const used = (...styles: string[]) =>
  usedStyles(
    styles.map((css) => parse(css)),
    namesIn(page),
    page,
  );

it.each([
  ['.go{a:b}', '.go{a:b}'],
  ['.gone{a:b}', ''],
  ['.gone,.go{a:b}', '.go{a:b}'],
  ['.go .gone{a:b}', ''],
  ['h1>p,h1{a:b}', 'h1{a:b}'],
  ['*,:after{a:b}', '*,:after{a:b}'],
  ['.go:is(.gone,.x:not(.y)){a:b}', '.go:is(.gone,.x:not(.y)){a:b}'],
  ['.go:not(.gone){a:b}', '.go:not(.gone){a:b}'],
  ['html[data-person] .go{a:b}', 'html[data-person] .go{a:b}'],
  ['.go:hover,.go::selection{a:b}', ''],
  ['.go:disabled,.go[aria-busy=true]{a:b}', ''],
  ['.go[aria-current=page]{a:b}', '.go[aria-current=page]{a:b}'],
  ['.go:not([aria-busy]){a:b}', '.go:not([aria-busy]){a:b}'],
  ['.menu{a:b}.menu .entry{a:b}.menu[open]{a:b}', '.menu{a:b}.menu .entry{a:b}.menu[open]{a:b}'],
  ['.go{a:b;transition:a 1s;transition-delay:1s;cursor:pointer;touch-action:none}', '.go{a:b}'],
  ['.go:before{content:"}.gone{"}.gone{a:b}', '.go:before{content:"}.gone{"}'],
  ['.go{background:url(data:image/svg+xml;utf8,x)}', '.go{background:url(data:image/svg+xml;utf8,x)}'],
])('keeps of %s what the page can match', (css, kept) => expect(used(css)).toEqual([kept]));

it('keeps layers, their order and what applies by size, and no rules of paper', () => {
  const css =
    '@layer a, b;@layer a{.go{a:b}.gone{a:b}@media (width>=9px){.go{c:d}}}@media print{.go{a:b}}@layer b{.gone{a:b}}';
  expect(used(css)).toEqual(['@layer a, b;@layer a{.go{a:b}@media (width>=9px){.go{c:d}}}']);
});

it('keeps fonts, and the properties and animations that something reads, also in another file', () => {
  const tokens =
    ':root{--of-page:red;--a:1px;--b:var(--a);--c:2px;--d:var(--c)}@keyframes turn{to{a:b}}@keyframes fall{to{a:b}}';
  expect(
    used(`@font-face{font-family:S}${tokens}`, '.go{width:var(--b);animation:turn 1s}.gone{x:var(--d)}'),
  ).toEqual([
    '@font-face{font-family:S}:root{--of-page:red;--a:1px;--b:var(--a)}@keyframes turn{to{a:b}}',
    '.go{width:var(--b);animation:turn 1s}',
  ]);
});
