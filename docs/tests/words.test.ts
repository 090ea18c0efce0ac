import { findRetired } from '../../ops/lint/retired-words.mjs';
import { readRepositoryFile, repositoryFiles } from './repository-files';

/** Both describe earlier versions with such names. */
const history = /(?:^|\/)CHANGELOG\.md$|^\.changeset\/|^docs\/adr\/(?:README|0008-)/;

it('finds a retired word in a sentence', () => {
  expect(findRetired('the answer shelf of the gateway')).toMatchObject({ instead: 'cache' });
});

it('uses no retired word in a document (ops/lint/retired-words.mjs)', () => {
  const found = repositoryFiles(/\.md$/)
    .filter((path) => !history.test(path))
    .flatMap((path) =>
      readRepositoryFile(path)
        .split('\n')
        .flatMap((line, index) => {
          const retired = findRetired(line);
          return retired ? [`${path}:${index + 1} ${retired.word}: write ${retired.instead}`] : [];
        }),
    );
  expect(found).toEqual([]);
});
