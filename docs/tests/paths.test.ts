import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRepositoryFile, repositoryFiles, root } from './repository-files';

const documents = repositoryFiles(/^(?:[A-Z]+\.md|docs\/[a-z]+\.md)$/);

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
  expect(named.length).toBeGreaterThan(300);
  // Files of the README's recipe are written by its reader; `dist` and `.local` by a build.
  const made = /^mf-plans\/src\/compare\/|\/dist\//;
  const gone = named.filter(({ path }) => !existsSync(join(root, path)) && !made.test(path));
  expect(gone.map(({ document, path }) => `${document}: ${path}`)).toEqual([]);
});

it.each([
  ['what happens on a 401', 'shared/runtime/src/api/http-client.ts', /status === 401/],
  ['the price on a plan card', 'mf-plans/src/health-plans/plan-card.tsx', /<Price /],
  ['which version a visitor gets', 'ops/src/gateway/visits/choose-versions.ts', /export .*choose/i],
  ['the refusal of a coupon', 'api/src/payments/coupons.ts', /has expired/],
  ['the e-mail after a payment', 'api/src/mail/payment-mails.ts', /Payment received/],
])('leads from the README in one guess to %s', (question, file, holds) => {
  const row = readRepositoryFile('README.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${question}`));
  expect(row).toContain(`\`${file}\``);
  expect(readRepositoryFile(file)).toMatch(holds);
});
