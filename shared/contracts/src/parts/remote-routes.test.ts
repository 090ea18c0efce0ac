/** @jest-environment node */
import { isGrantPrefix, isLabel, isOwnPattern, isWithin, mayLieWithin, patternsClash } from './remote-routes';

it.each(['/extra', '/health-plans/compare', '/account/visits/:id', '/a/:one/b_c/:two_2'])(
  'takes %s for a path of a remote',
  (path) => expect(isOwnPattern(path)).toBe(true),
);

it.each([
  '',
  '/',
  'extra',
  '//extra',
  '/extra/',
  '/extra/*',
  '/*',
  '*',
  '/extra?',
  '/extra/:id?',
  '/extra?x=1',
  '/extra#x',
  '/extra/../auth',
  '/extra/.',
  '/_health',
  '/robots.txt',
  '/extra/%2e%2e',
  '/extra\\auth',
  '/extra/:',
  '/extra/a:id',
  '/extra /x',
  '/extra\n/x',
])('takes %j for none', (path) => expect(isOwnPattern(path)).toBe(false));

it.each([
  ['/extra/*', true],
  ['/extra/more/*', true],
  ['/*', false],
  ['*', false],
  ['/extra', false],
  ['/extra/:id/*', false],
  ['/extra/*/more/*', false],
  ['/_x/*', false],
])('says of the grant %s: %s', (prefix, expected) => expect(isGrantPrefix(prefix)).toBe(expected));

it.each([
  ['/extra', '/extra/*', true],
  ['/EXTRA/a', '/extra/*', true],
  ['/extra/:id', '/extra/*', true],
  ['/extras', '/extra/*', false],
  ['/:any', '/extra/*', false],
  ['/extra', '/extra/more/*', false],
  ['/other/extra', '/extra/*', false],
])('%s is within %s: %s', (path, prefix, expected) => expect(isWithin(path, prefix)).toBe(expected));

it.each([
  ['/account/:part', '/account/condition/*', true],
  ['/account/:part/x', '/account/condition/*', true],
  ['/account', '/account/condition/*', false],
  ['/account/history', '/account/condition/*', false],
  ['/:top/condition', '/account/condition/*', true],
])('%s may lie within %s: %s', (path, prefix, expected) => expect(mayLieWithin(path, prefix)).toBe(expected));

it.each([
  ['/a', '/a', true],
  ['/a', '/A', true],
  ['/a/:x', '/a/:y', true],
  ['/a/:x/c', '/a/b/:y', true],
  ['/a/:x', '/a/b', false],
  ['/a/b', '/a/c', false],
  ['/a', '/a/:x', false],
  ['/a/:x/c', '/a/:y/d', false],
])('%s and %s clash: %s', (one, other, expected) => {
  expect(patternsClash(one, other)).toBe(expected);
  expect(patternsClash(other, one)).toBe(expected);
});

it.each(['New things', 'Ẹ̀rọ ìlera', 'Ụlọ ọgwụ', 'Ƙungiyar ɗalibai', 'ʼYan uwa', 'Cover & care: 24/7'])(
  'takes %s for a label in English or a Nigerian language',
  (text) => expect(isLabel(text, 24)).toBe(true),
);

it.each([
  ['that is empty', ''],
  ['of a space', ' '],
  ['of two lines', 'New\nthings'],
  ['that turns the text around', 'New \u202eniaga'],
  ['without a letter', '– –'],
  ['in Cyrillic letters that look Latin', '\u041dome'],
  ['with a mark that nobody sees', 'Ho\u034fme'],
  ['under a pile of marks', 'H\u0300\u0301\u0302\u0303ome'],
])('takes no label %s', (_what, text) => expect(isLabel(text, 24)).toBe(false));
