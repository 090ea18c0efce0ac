import { brand } from '../../shared/contracts/src/brand';
import { readRepositoryFile, repositoryFiles } from './repository-files';

const sources = repositoryFiles(/^(?:api|ops|shell|shared|mf-[a-z]+)\/.*\.(?:ts|tsx|mts|mjs|css)$/)
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readRepositoryFile(path) }));
const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

// Each of these was once written several times and had begun to differ.
it.each([
  [
    'the brand colour',
    new RegExp(brand.colour, 'i'),
    ['shared/contracts/src/brand.ts', 'shared/ui/src/styles/tokens.css'],
  ],
  ['the brand mark', new RegExp(brand.mark.leaf), ['shared/contracts/src/brand.ts']],
  ['the escaping of HTML', /'&lt;'/, ['shared/contracts/src/escape-html.ts']],
])('%s stands in one place', (_name, pattern, places) => {
  expect(holding(pattern)).toEqual(places);
});
