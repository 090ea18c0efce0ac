import { readRepositoryFile, repositoryFiles } from './repository-files';

it('gives the reason of each rule that is not followed', () => {
  const directive = /(?:es|ox)lint-disable\S* [\w/, -]+/g;
  const all = repositoryFiles(/\.(ts|tsx|mjs|cjs|js)$/).flatMap(
    (path) =>
      readRepositoryFile(path)
        .match(directive)
        ?.map((found) => `${path}: ${found}`) ?? [],
  );
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((found) => !/ -- \w/.test(found))).toEqual([]);
});
