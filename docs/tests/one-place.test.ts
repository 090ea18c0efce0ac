import { brand } from '../../shared/contracts/src/brand';
import { readRepositoryFile, repositoryFiles } from './repository-files';

const sources = repositoryFiles(/^(?:api|ops|shell|shared|mf-[a-z]+)\/.*\.(?:ts|tsx|mts|mjs|css)$/)
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map((path) => ({ path, text: readRepositoryFile(path) }));
const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

// Constants and functions with one place each, because several copies come to differ.
it.each([
  [
    'the brand colour',
    new RegExp(brand.colour, 'i'),
    ['shared/contracts/src/brand.ts', 'shared/ui/src/styles/tokens.css'],
  ],
  ['the brand mark', new RegExp(brand.mark.leaf), ['shared/contracts/src/brand.ts']],
  ['the escaping of HTML', /'&lt;'/, ['shared/contracts/src/escape-html.ts']],
  [
    'HTML put in as text: a constant, or empty because the document brought it',
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
    ['mf-conditions/src/condition/html-content.tsx', 'shared/prerender/src/page-slot.tsx'],
  ],
  ['the integrity of a file', /createHash\('sha384'\)/, ['shared/contracts/src/integrity.ts']],
  [
    'reading the time zone of a device',
    /\.get(?:Date|Day|Month|FullYear|Hours|Minutes|TimezoneOffset)\(\)|resolvedOptions|DateTimeFormat\(\)/,
    ['shared/format/src/device-time.ts'],
  ],
  [
    'the form of dates and money, besides the payment provider’s page and the year of a receipt’s number',
    /toLocale(?:Date|Time)String|dateStyle|timeStyle|Intl\.(?:DateTime|Number)Format|toLocaleString\('en-NG'/,
    [
      'api/src/receipts/issue-receipt.ts',
      'api/src/sandbox/sandbox.routes.ts',
      'shared/format/src/device-time.ts',
    ],
  ],
  [
    'the path of a list of places',
    /'get_(?:states|cities)|`get_(?:states|cities)/,
    ['shared/forms/src/places/places.api.ts'],
  ],
])('%s stands in one place', (_name, pattern, places) => {
  expect(holding(pattern)).toEqual(places);
});

it('gives each third-party version once, in the catalog of the workspace', () => {
  const manifests = repositoryFiles(/(?:^|\/)package\.json$/).map((path) => ({
    path,
    manifest: JSON.parse(readRepositoryFile(path)) as Record<string, Record<string, string> | undefined>,
  }));
  const elsewhere = manifests.flatMap(({ path, manifest }) =>
    ['dependencies', 'devDependencies'].flatMap((list) =>
      Object.entries(manifest[list] ?? {})
        .filter(([, version]) => version !== 'catalog:' && !version.startsWith('workspace:'))
        .map(([name, version]) => `${path}: ${name} ${version}`),
    ),
  );
  expect(manifests.length).toBeGreaterThan(15);
  expect(elsewhere).toEqual([]);
});

it('has an owner for each folder, and no owner of a folder that is gone', () => {
  const owned = readRepositoryFile('CODEOWNERS').match(/^\/[\w-]+(?=\/)/gm) ?? [];
  const folders = new Set(repositoryFiles(/^[\w-]+\//).map((path) => `/${path.split('/')[0]!}`));
  expect(owned.sort()).toEqual([...folders].sort());
});
