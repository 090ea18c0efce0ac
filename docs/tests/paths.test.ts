import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRepositoryFile, repositoryFiles, root } from './repository-files';

const documents = repositoryFiles(/^(?:[A-Z]+\.md|docs\/[a-z-]+\.md|[\w-]+\/README\.md)$/);

/** What the README of a folder names: paths below `src/`, and at the start of list items folders there. */
function inFolder(document: string) {
  const text = readRepositoryFile(document);
  const items = [...text.matchAll(/^(?:\| [^|]+\||- `[^:]+:)/gm)].map(([start]) => start).join();
  const folder = dirname(document);
  const isBeside = (path: string) => existsSync(join(root, folder, path));
  const named = [
    ...[...text.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path]) => path!),
    ...[...items.matchAll(/`([\w-]+\/)`/g)].map(([, path]) => (isBeside(path!) ? path! : `src/${path!}`)),
  ];
  return named.map((path) => ({ document, path: join(folder, path) }));
}

/** Files that list items name after a folder in bold words: below that folder, or as whole paths. */
function inItems(document: string) {
  const items = readRepositoryFile(document).matchAll(/\*\* `([\w./-]+\/)`:((?:(?!\*\*).)*)/g);
  return [...items].flatMap(([, folder, files]) =>
    [...files!.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, path]) => ({
      document,
      path: existsSync(join(root, path!)) ? path! : join(folder!, path!),
    })),
  );
}

it('names only files and folders that are there', () => {
  const folders = new Set(repositoryFiles(/\//).map((path) => path.split('/')[0]!));
  const named = documents.flatMap((document) =>
    [
      ...readRepositoryFile(document)
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g),
    ]
      .map(([, path]) => path!)
      .filter((path) => folders.has(path.split('/')[0]!))
      .map((path) => ({ document, path })),
  );
  const ofFolder = documents.flatMap((document) =>
    document.endsWith('/README.md') ? inFolder(document) : [],
  );
  // Files of docs/add-a-page.md are written by its reader, `dist` by a build.
  const made = /^mf-account\/src\/bookings\/|\/dist\//;
  const gone = [...named, ...ofFolder, ...documents.flatMap(inItems)].filter(
    ({ path }) => !existsSync(join(root, path)) && !made.test(path),
  );
  expect(gone.map(({ document, path }) => `${document}: ${path}`)).toEqual([]);
});

it('names in comments and messages only files that are there', () => {
  const sources = repositoryFiles(/\.(?:m?[tj]sx?|ya?ml|css)$/).filter((file) => !file.includes('.test.'));
  const named = sources.flatMap((source) =>
    [
      ...readRepositoryFile(source).matchAll(
        /(?<![\w./@-])((?:shell|mf-[a-z]+|shared|api|ops|e2e|docs)\/[\w./-]+(?<!\.d)\.(?:tsx?|mjs|md|ya?ml|json))\b/g,
      ),
    ].map(([, path]) => `${source}: ${path}`),
  );
  expect(
    named.filter((one) => !one.includes('/dist/') && !existsSync(join(root, one.split(': ')[1]!))),
  ).toEqual([]);
});

it('links only to files that are there', () => {
  const links = repositoryFiles(/\.md$/).flatMap((document) =>
    [...readRepositoryFile(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      ([, link]) => `${document}: ${join(dirname(document), link!)}`,
    ),
  );
  expect(links.filter((link) => !existsSync(join(root, link.split(': ')[1]!)))).toEqual([]);
});

it('cites only decisions that are there', () => {
  const decisions = repositoryFiles(/^docs\/adr\/\d{4}/).map((path) => path.slice('docs/adr/'.length, 13));
  const cited = repositoryFiles(/\.(?:m?[tj]sx?|ya?ml|css)$/).flatMap((path) =>
    [...readRepositoryFile(path).matchAll(/docs\/adr\/(\d{4})/g)].map(([, id]) => `${path}: ${id}`),
  );
  expect(cited.filter((citation) => !decisions.includes(citation.split(': ')[1]!))).toEqual([]);
});
