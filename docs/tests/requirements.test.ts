import { readRepositoryFile, repositoryFiles } from './repository-files';

const id = /\b(?:R[456]\.\d+|[PA]\d+\.\d+)\b/g;
const defined = [...readRepositoryFile('docs/requirements.md').matchAll(/^- \*\*(\S+)\*\*/gm)].map(
  ([, one]) => one!,
);
const tests = repositoryFiles(/\.(?:test|spec)\.tsx?$/).map(readRepositoryFile);

it('has a test for each requirement, with its id in the title', () => {
  const titles = tests.flatMap((text) =>
    // A call of a text and a function.
    [
      ...text.matchAll(
        /\(\s*(['"`])((?:\\.|(?!\1)[^\n])+)\1,\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|\w+\s*=>|function)/g,
      ),
    ].map(([, , title]) => title!),
  );
  const tested = new Set(titles.flatMap((title) => title.match(id) ?? []));
  expect(defined.filter((one) => !tested.has(one))).toEqual([]);
});

it('defines each requirement once, and every one that is cited', () => {
  expect(defined.filter((one, index) => defined.indexOf(one) !== index)).toEqual([]);
  const sources = repositoryFiles(/\.(?:tsx?|mts|mjs|css|md)$/).map(readRepositoryFile);
  const cited = new Set(sources.flatMap((text) => text.match(id) ?? []));
  expect([...cited].filter((one) => !defined.includes(one))).toEqual([]);
});
