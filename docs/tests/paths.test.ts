import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRepositoryFile, repositoryFiles, root } from './repository-files';

const documents = repositoryFiles(/^(?:[A-Z]+\.md|docs\/[a-z]+\.md|[\w-]+\/README\.md)$/);

/** Paths below `src/` that the README of a folder names. */
function inFolder(document: string) {
  const folder = dirname(document);
  return [...readRepositoryFile(document).matchAll(/`(src\/[\w./-]+)`/g)].map(([, path]) => ({
    document,
    path: join(folder, path!),
  }));
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
  expect(named.length).toBeGreaterThan(300);
  expect(ofFolder.length).toBeGreaterThan(25);
  // Files of the README's recipe are written by its reader; `dist` and `.local` by a build.
  const made = /^mf-plans\/src\/compare\/|\/dist\//;
  const gone = [...named, ...ofFolder].filter(
    ({ path }) => !existsSync(join(root, path)) && !made.test(path),
  );
  expect(gone.map(({ document, path }) => `${document}: ${path}`)).toEqual([]);
});

it.each(
  repositoryFiles(/^(?:shell|mf-[a-z]+|api|ops)\/README\.md$/).map((document) => [
    dirname(document),
    document,
  ]),
)('lists every folder of %s/src in its README, and no other', (folder, document) => {
  const rows = readRepositoryFile(document)
    .split('\n')
    .flatMap((line) => [
      ...(/^\|([^|]+)\|/.exec(line)?.[1] ?? '').matchAll(/`(?:src\/([\w-]+)\/?|([\w-]+)\/)`/g),
    ])
    .map(([, below, name]) => below ?? name!);
  const files = repositoryFiles(new RegExp(`^${folder}/src/[^/]+/`));
  const folders = [...new Set(files.map((path) => path.split('/')[2]!))];
  const listed = rows.filter((name) => folders.includes(name) || !existsSync(join(root, folder, name)));
  expect([...new Set(listed)].sort()).toEqual(folders.sort());
});

it.each([
  ['what happens on a 401', 'shared/runtime/src/api/http-client.ts', /status === 401/],
  ['the price on a plan card', 'mf-plans/src/health-plans/plan-card.tsx', /<Price /],
  ['which version a visitor gets', 'ops/src/gateway/version-choice/choose-versions.ts', /export .*choose/i],
  ['the refusal of a coupon', 'api/src/prices/coupons.ts', /has expired/],
  ['the e-mail after a payment', 'api/src/mail/payment-mails.ts', /Payment received/],
  ['the text of signing in', 'mf-auth/src/sign-in/sign-in.words.ts', /Welcome back/],
  ['the text of another mail', 'api/src/mail/account-mails.ts', /Verify my email address/],
  ['what happens on a 401', 'shared/runtime/src/session/session.store.ts', /after a 401/],
  ['the plan card of the account', 'mf-account/src/health-plan/plan-card/plan-card.tsx', /<Price\s/],
  ['the text of a page', 'mf-plans/src/strings.ts', /fixed wording/],
  ['the Content-Security-Policy', 'ops/src/gateway/page-scripts/security-headers.ts', /'script-src'/],
  ['the rollback of a part', 'ops/src/release/rollback.ts', /export async function rollback/],
])('leads from the README in one guess to %s', (question, file, holds) => {
  const entry = readRepositoryFile('README.md')
    .split(/\n(?=- |\n)/)
    .find((text) => text.startsWith(`- ${question}: `));
  expect(entry).toContain(`\`${file}\``);
  expect(readRepositoryFile(file)).toMatch(holds);
});
