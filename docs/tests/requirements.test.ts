import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRepositoryFile, repositoryFiles, root } from './repository-files';

const document = readRepositoryFile('docs/requirements.md');
const defined = [...document.matchAll(/^- \*\*([A-Z][\d.]+)\*\*/gm)].map(([, id]) => id!);
const citation = /\b(?:R4\.\d+|[PA]\d\.\d+|Q\d{1,2})\b/g;

it('defines each requirement once', () => {
  expect(defined.length).toBeGreaterThan(150);
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
});

it('gives each requirement its code and its test, in files that exist', () => {
  const lines = document.split(/^- \*\*/m).slice(1);
  const incomplete = lines.filter((line) => !/\n {2}Code: `/.test(line) || !/\n {2}Test: `/.test(line));
  expect(incomplete).toEqual([]);
  const named = [...document.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(300);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('defines every id that a comment, a test or a document cites', () => {
  const unknown = repositoryFiles(/\.(?:tsx?|mts|mjs|cjs|css|md|yaml)$/)
    .filter((path) => path !== 'pnpm-lock.yaml')
    .flatMap((path) =>
      [...readRepositoryFile(path).matchAll(citation)]
        .map(([id]) => id)
        .filter((id) => !defined.includes(id))
        .map((id) => `${path}: ${id}`),
    );
  expect(unknown).toEqual([]);
});
