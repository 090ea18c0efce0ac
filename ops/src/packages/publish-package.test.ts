import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolders } from '../testing/fake-releases';
import { publishPackage } from './publish-package';

const nextFolder = temporaryFolders();
const before = { ...process.env };
let registry: Server;
let integrity: string;
beforeAll(async () => {
  registry = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    const version = { name: 'thing', version: '1.0.0', dist: { integrity } };
    response.end(
      JSON.stringify({ name: 'thing', 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } }),
    );
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  process.env.npm_config_registry = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  process.env.npm_config_cache = nextFolder();
});
afterAll(() => {
  process.env = before;
  registry.closeAllConnections();
  registry.close();
});

it('a version that the registry has is not published again, and never with other bytes (Q47)', async () => {
  const folder = nextFolder();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'thing', version: '1.0.0' }));
  writeFileSync(join(folder, 'index.js'), 'export default 1;');
  const { stdout } = spawnSync('npm', ['pack', '--json', '--dry-run'], { cwd: folder, encoding: 'utf8' });
  integrity = (JSON.parse(stdout) as { integrity: string }[])[0]?.integrity ?? '';
  expect(await publishPackage(folder)).toBe('thing 1.0.0 is published already');

  writeFileSync(join(folder, 'index.js'), 'export default 2;');
  await expect(publishPackage(folder)).rejects.toThrow(
    /thing 1\.0\.0 is published already, with other content: .*pnpm packages:version/,
  );
});
