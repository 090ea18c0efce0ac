import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from '../src/common/package-json';

const root = join(__dirname, '../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const shared = readdirSync(join(root, 'shared')).map((name) => `@ilera/${name}`);

/** What a server may use of shared/. Every other package may use all of it. */
const ofServer: Record<string, string[]> = {
  api: ['@ilera/contracts', '@ilera/format'],
  ops: ['@ilera/contracts', '@ilera/build'],
  e2e: ['@ilera/contracts', '@ilera/build'],
};
const servers = Object.keys(ofServer);
const ours = [...remotes, 'shell', ...servers, ...shared];

it.each(ours)('%s depends on no part and no server', (name) => {
  const { dependencies, devDependencies, peerDependencies } = readPackage(
    join(root, name.replace('@ilera/', 'shared/')),
  );
  const named = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  const allowed = ofServer[name] ?? shared;
  expect(named.filter((other) => ours.includes(other) && !allowed.includes(other))).toEqual([]);
});
