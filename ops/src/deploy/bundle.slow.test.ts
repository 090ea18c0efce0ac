import { execSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptySlot } from '@ilera/contracts';
import { freePort } from '../common/ports';
import { findRepository } from '../common/repository';
import type { Signer } from '../registry/ledger/signing';
import { newFolder } from '../testing/temporary';
import { openReleaseDesk } from '../testing/release-desk';
import { rendering } from '../testing/rendering';
import { makeSigner } from '../testing/signing-keys';
import { startImage } from '../testing/packages/image-process';

/** The API's own PostgreSQL for tests, loaded by its path: this package does not build on the API. */
declare const loadNative: (
  file: string,
) => Promise<{ postgresServer(): Promise<{ url(database: string): string }> }>;

const hasPostgres = [17, 16, 15, 14].some((version) =>
  existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
);

jest.setTimeout(480_000);

/** The base image has about 160 MB of the 250. */
const maxMegabytes = 90;
const repository = findRepository();
const scripts = {
  api: 'api/dist/main/index.mjs',
  gateway: 'ops/dist/main/index.mjs',
  registry: 'ops/dist/main/index.mjs',
} as const;
const images = {
  api: join(newFolder(), 'image'),
  gateway: join(newFolder(), 'image'),
  registry: join(newFolder(), 'image'),
};
const names = ['api', 'gateway', 'registry'] as const;
const lacks = {
  api: /EVIDENCE_STORE is needed/,
  gateway: /RELEASE_PUBLIC_KEYS/,
  registry: /RELEASE_SIGNING_KEY is needed/,
};

// The steps of the Dockerfiles, without Docker.
beforeAll(() => {
  for (const name of names) {
    const file = readFileSync(join(repository, 'ops', 'deploy', 'docker', `${name}.Dockerfile`), 'utf8');
    for (const [, step = ''] of file.matchAll(/^RUN (node_modules.*)$/gm))
      execSync(step.replaceAll('/image', images[name]), { cwd: repository, stdio: 'pipe' });
  }
  // What runs in them has no privileges here either.
  for (const name of names) chmodSync(dirname(images[name]), 0o755);
});

/** A folder that the unprivileged process may write to, as a mounted volume. */
function volume(): string {
  const folder = newFolder();
  if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
  return folder;
}

const productionApi = (databaseUrl: string) => ({
  API_PORT: '0',
  DATABASE_URL: databaseUrl,
  EVIDENCE_STORE: volume(),
  DATA_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  SITE_ORIGIN: 'https://ilera.example',
  PAYMENT_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: 'sk_test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'care@ilera.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
});

describe.each(names)('the image of the %s', (name) => {
  it('holds compiled JavaScript of limited size, its SBOM, and no tool of the build', () => {
    const files = readdirSync(images[name], { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, file) => sum + statSync(join(images[name], file)).size, 0);
    expect(bytes / 1e6).toBeLessThan(maxMegabytes);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|(?:^|\/)(?:tsx|webpack|typescript)\//.test(file))).toEqual(
      [],
    );
    const sbom = join(images[name], 'sbom', `${name === 'api' ? 'api' : 'ops'}.cdx.json`);
    expect(readFileSync(sbom, 'utf8')).toContain('pkg:npm/fastify@');
  });

  it('says in words what its configuration lacks', async () => {
    const { says, ended } = startImage(images[name], scripts[name], {
      RELEASE_STORE: volume(),
      RELEASE_POLICY: join(repository, 'release-policy.json'),
      SITE_ORIGIN: 'https://ilera.example',
    });
    await says(lacks[name]);
    expect([1, 2]).toContain(await ended);
  });
});

const itWithPostgres = hasPostgres ? it : it.skip;

itWithPostgres('together serve a page with data from the database, and end in order', async () => {
  const { postgresServer } = await loadNative(
    join(repository, 'api/src/testing/databases/postgres-server.ts'),
  );
  const api = startImage(images.api, scripts.api, productionApi((await postgresServer()).url('postgres')));
  const apiUrl = await api.says(/API ready at (\S+)/);
  expect((await fetch(`${apiUrl}/_health`)).status).toBe(200);
  expect((await fetch(`${apiUrl}/individual/profile`)).status).toBe(401);

  const port = await freePort();
  const signer = makeSigner();
  const gateway = startImage(images.gateway, scripts.gateway, {
    RELEASE_STORE: await publishSite(signer),
    RELEASE_PUBLIC_KEYS: signer.publicPem,
    SITE_ORIGIN: 'https://ilera.example',
    SITE_PORT: String(port),
    API_UPSTREAM: apiUrl,
  });
  const site =
    (await gateway.says(/Gateway ready at (http:[^,\s]+), revision 1/)) && `http://localhost:${port}`;
  const page = await (await fetch(site, { headers: { accept: 'text/html' } })).text();
  // Rendered for this page load, in the gateway's process for it, with what the API answered.
  expect(page).toMatch(/<h1>[1-9]\d* plans<\/h1>/);
  const asset = await fetch(`${site}/assets/mf-public/1.0.0/remote.js`);
  expect([asset.status, await asset.text()]).toEqual([200, expect.stringContaining('mf-public 1.0.0')]);
  const plans = (await (await fetch(`${site}/api/plan/all`)).json()) as { status: string };
  expect(plans.status).toBe('success');

  expect(await gateway.stop()).toBe(0);
  expect(await api.stop()).toBe(0);
});

/**
 * Publishes a shell and one remote whose page shows how many plans there are; resolves with the store's
 * folder.
 */
async function publishSite(signer: Signer): Promise<string> {
  const { folder, store, part, put } = openReleaseDesk({ signer });
  chmodSync(folder, 0o755);
  const frame = `exports.render = async () => ({ head: '', body: '<main>${emptySlot}</main>' });`;
  const render = `module.exports = { render: async ({ answers }) => ({ head: '<title>Plans</title>',
    body: '<h1>' + answers['plan/all'].data.length + ' plans</h1>',
  }) };`;
  const remote = rendering(render, ['list']);
  const parts = [
    part('shell', '1.0.0', rendering(frame, ['/'])),
    part('mf-public', '1.0.0', { ...remote, firstCalls: { list: [{ call: 'plan/all' }] } }),
    part('mf-things', '1.0.0'),
  ];
  await put('', '', { parts });
  return store.description;
}
