import { readRepositoryFile, repositoryFiles } from './repository-files';

/** References that a reader of this repository cannot look up. Requirement ids and docs/adr replace them. */
const outside = [
  /\bspec(?:ification)?,? [123]\b/i,
  /\bthe spec(?:’s|'s)?\b/i,
  /\bdesign,? (?:section|card)\b/i,
  /\breliability,? (?:fact|section|[CFT]\d)/i,
  /\bfinding [A-Z]?\d/i,
  /\b(?<!its )(?<!github )issue #?\d+\b/i,
];

it('cites nothing that is not in the repository', () => {
  const cited = repositoryFiles(/\.(?:tsx?|mts|mjs|cjs|css|md|sh|yaml|service|conf)$/)
    .filter((path) => path !== 'pnpm-lock.yaml' && !path.startsWith('docs/tests/'))
    .flatMap((path) =>
      readRepositoryFile(path)
        .split('\n')
        .map((line, index) => ({ line, place: `${path}:${index + 1}` })),
    )
    .filter(({ line }) => outside.some((pattern) => pattern.test(line)))
    .map(({ line, place }) => `${place}: ${line.trim()}`);
  expect(cited).toEqual([]);
});
