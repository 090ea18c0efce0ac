import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrySettings } from './create-remote';

const before = { ...process.env };
const folder = mkdtempSync(join(tmpdir(), 'registry-settings-'));
afterEach(() => (process.env = { ...before }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Gives npm a configuration of these lines. */
function configure(...lines: string[]): void {
  const file = join(folder, 'npmrc');
  writeFileSync(file, lines.join('\n'));
  for (const name of Object.keys(process.env).filter((one) => /^npm_config_(@|_|registry)/i.test(one)))
    delete process.env[name];
  process.env.npm_config_userconfig = file;
}

it('has scoped and unscoped packages come from the registry of whoever makes the remote', () => {
  configure('registry=https://npm.ilera.example/all/');
  const registry = 'https://npm.ilera.example/all/';
  expect(registrySettings()).toBe(`@ilera:registry=${registry}\nregistry=${registry}\n`);
});

it('keeps a registry of the scope alone', () => {
  configure('registry=https://npm.other.example/', '@ilera:registry=https://npm.ilera.example/');
  expect(registrySettings()).toBe(
    '@ilera:registry=https://npm.ilera.example/\nregistry=https://npm.other.example/\n',
  );
});
