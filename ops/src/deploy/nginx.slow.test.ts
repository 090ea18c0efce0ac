import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { freePort } from '../common/ports';
import { startReleaseDesk } from '../testing/release-desk';
import { makeSigner } from '../testing/signing-keys';
import { waitUntil } from '../testing/wait-until';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const describeWithNginx = nginx ? describe : describe.skip;
const repository = findRepository();
const signer = makeSigner();

async function startGateway(storeFolder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(repository, 'ops', 'bin', 'gateway.mjs')], {
    cwd: repository,
    env: {
      ...process.env,
      RELEASE_STORE: storeFolder,
      RELEASE_PUBLIC_KEYS: signer.publicPem,
      HOST: '127.0.0.1',
      SITE_PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** The reference configuration with this test's ports and folders. */
function writeConfig(folder: string, port: number, gateways: [number, number]): string {
  mkdirSync(join(folder, 'cache'));
  const site = readFileSync(join(repository, 'ops', 'deploy', 'nginx', 'site.conf'), 'utf8')
    .replace('/var/cache/nginx/ilera', join(folder, 'cache'))
    .replace('127.0.0.1:3000', `127.0.0.1:${gateways[0]}`)
    .replace('127.0.0.1:3010', `127.0.0.1:${gateways[1]}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};\n` +
      `events { worker_connections 256; }\nhttp { ${temporary} access_log off;\n${site}\n}\n`,
  );
  return file;
}

const isUp = async (url: string) => Boolean((await fetch(url).catch(() => undefined))?.ok);

describeWithNginx('two gateways behind Debian’s nginx', () => {
  it('lose one during a run without a failed request, and follow a release all the while', async () => {
    const { folder, store, put } = await startReleaseDesk({ signer });
    const [port, left, right] = [await freePort(), await freePort(), await freePort()];
    const gateways = await Promise.all([
      startGateway(store.description, left),
      startGateway(store.description, right),
    ]);
    const server = spawn(
      nginx ?? '',
      ['-e', join(folder, 'error.log'), '-c', writeConfig(folder, port, [left, right])],
      {
        stdio: 'inherit',
      },
    );
    const site = `http://127.0.0.1:${port}`;
    let isOver = false;
    try {
      await waitUntil(() => isUp(`${site}/_health`));
      const failures: string[] = [];
      const seen = new Set<string>();
      let requests = 0;
      const visitors = Array.from({ length: 6 }, async () => {
        while (!isOver) {
          for (const path of ['/things', '/', '/assets/mf-things/1.0.0/remote.js', '/_health']) {
            requests += 1;
            const response = await fetch(site + path).catch((error: unknown) => String(error));
            if (typeof response === 'string' || response.status !== 200) {
              failures.push(`${path}: ${typeof response === 'string' ? response : response.status}`);
              continue;
            }
            const body = await response.text();
            if (path === '/things') seen.add(/mf-things\/([\d.]+)\/remoteEntry/.exec(body)?.[1] ?? 'none');
          }
        }
      });
      await waitUntil(() => requests > 200);
      gateways[0]?.kill('SIGKILL');
      const atKill = requests;
      await waitUntil(() => requests > atKill + 300);
      await put('mf-things', '1.1.0');
      await waitUntil(() => seen.has('1.1.0'));
      isOver = true;
      await Promise.all(visitors);
      expect(failures).toEqual([]);
      expect([...seen].sort()).toEqual(['1.0.0', '1.1.0']);
      const asset = await fetch(`${site}/assets/mf-things/1.1.0/remote.js`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(asset.headers.get('content-encoding')).toBe('br');
      expect((await fetch(`${site}/assets/mf-things/1.1.0/nope.js`)).status).toBe(404);
      await expectRetriesPastTheCache(folder, `${site}/assets/mf-things/1.1.0/remote.js`);
    } finally {
      isOver = true;
      server.kill('SIGKILL');
      for (const gateway of gateways) gateway.kill('SIGKILL');
    }
  });
});

/**
 * A damaged copy in nginx's cache is served again, but a retry of the browser gets the gateway's bytes.
 */
async function expectRetriesPastTheCache(folder: string, url: string): Promise<void> {
  const read = async (query = ''): Promise<string> =>
    (await fetch(url + query, { headers: { 'accept-encoding': 'identity' } })).text();
  const good = await read();
  // nginx writes a copy under a name with a full stop, and renames it.
  const findCopies = () =>
    readdirSync(join(folder, 'cache'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(good));
  await waitUntil(() => findCopies().length > 0);
  const copies = findCopies();
  expect(copies).toHaveLength(1);
  const copy = readFileSync(copies[0] ?? '');
  copy[copy.length - 2] = 0x21;
  writeFileSync(copies[0] ?? '', copy);
  const damaged = await read();
  expect(damaged).not.toBe(good);
  expect(await read('?r=1')).toBe(good);
  expect(await read('?r=2')).toBe(good);
  // Other queries share the first copy, so that they cannot fill the cache.
  expect(await read('?r=12345')).toBe(damaged);
  expect(await read('?x=1')).toBe(damaged);
}
