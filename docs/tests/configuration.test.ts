import { configurationDocument, variablesIn } from '../tools/documents';
import { readRepositoryFile, repositoryFiles } from './repository-files';

const document = readRepositoryFile('docs/configuration.md');
const knownVariables = variablesIn(document);

/** What React's tests, Node, GitHub, the shell and our own commands set: nobody configures anything by them. */
const setByOthers = [
  'IS_REACT_ACT_ENVIRONMENT',
  'NODE_OPTIONS',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'GITHUB_ACTOR',
  'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
  'CI',
  'PATH',
  'TMPDIR',
  'USER',
  'PART_VERSION',
  'PART_OUTPUT',
  'PART_MODE',
  'PART_REACT',
  'DEV_PORT',
  'CLOCK_OFFSET',
  'NODE_OPTIONS',
  'MUTATION_TESTS',
];

it('says of the API what its list of variables says (run `pnpm docs:write`)', () => {
  expect(document).toBe(configurationDocument(document));
});

it('explains every variable that the sources read', () => {
  const read = repositoryFiles(/^(?:api|ops|e2e|shared|shell|mf-[a-z]+)\/.*\.(?:ts|tsx|mts|mjs)$/).flatMap(
    (path) => {
      const source = readRepositoryFile(path);
      const patterns = [
        /\benv(?:ironment)?(?:\.|\[['"])([A-Z][A-Z0-9_]{2,})/g,
        /\b(?:text|optional|parsed|oneOf|address|port|list)\(\s*'([A-Z][A-Z0-9_]{2,})'/g,
      ];
      const named = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name]) => name!));
      const taken = [...source.matchAll(/\{([^}]*)\}\s*=\s*(?:process\.)?env\b/g)].flatMap(([, names]) =>
        [...names!.matchAll(/\b([A-Z][A-Z0-9_]{2,})\b/g)].map(([, name]) => name!),
      );
      return [...named, ...taken]
        .filter((name) => !setByOthers.includes(name))
        .map((name) => `${name} (${path})`);
    },
  );
  expect(read.length).toBeGreaterThan(60);
  const known = new Set(knownVariables);
  expect(read.filter((entry) => !known.has(entry.split(' ')[0]!))).toEqual([]);
});

it('explains no variable that nothing reads', () => {
  const sources = repositoryFiles(/\.(?:ts|tsx|mts|mjs|cjs)$/)
    .filter((path) => !path.endsWith('/variables.ts'))
    .map(readRepositoryFile)
    .join('\n');
  expect(knownVariables.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});
