import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackage } from '../common/package-json';
import { bundle } from '../deploy/bundle';
import { createCommands } from '../cli/commands';
import { copyTexts } from './build-packages';
import { publishedCommands, rangeOf, versionOf } from './published-packages';

/**
 * Builds the commands for squads with repositories of their own, `ilera-release` and `create-ilera-remote`,
 * each in a folder of `output` that can be published as it is; returns these folders.
 */
export async function buildCommands(repository: string, output: string): Promise<string[]> {
  const release = join(output, publishedCommands.ops);
  finish(repository, 'ops', release, await bundle(repository, 'release', join(release, 'dist')));
  const create = join(output, publishedCommands['create-ilera-remote']);
  const script = await bundle(repository, 'create-ilera-remote', join(create, 'dist'));
  finish(repository, 'create-ilera-remote', create, script);
  fillTemplate(repository, join(create, 'template'));
  return [release, create];
}

/** Writes package.json, licence, texts, and the file that npm links as the command. */
function finish(
  repository: string,
  source: keyof typeof publishedCommands,
  folder: string,
  script: string,
): void {
  const name = publishedCommands[source];
  const bin = join('bin', `${name}.mjs`);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const target = relative('bin', relative(folder, script)).replaceAll('\\', '/');
  writeFileSync(join(folder, bin), `#!/usr/bin/env node\nimport '${target}';\n`);
  chmodSync(join(folder, bin), 0o755);
  const manifest = {
    name,
    version: versionOf(repository, source),
    description:
      source === 'ops'
        ? 'Builds, runs and publishes remotes of Ilera'
        : 'Makes a remote of Ilera in a repository of its own',
    license: 'MIT',
    type: 'module',
    bin: { [name]: bin.replaceAll('\\', '/') },
    files: ['bin', 'dist', 'template', 'CHANGELOG.md'],
    engines: { node: '>=20.19' },
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
  copyTexts(join(repository, source), folder);
  // The README of ops is for those who work on it.
  if (source === 'ops') writeFileSync(join(folder, 'README.md'), `# ${name}\n\n\`\`\`\n${usage()}\n\`\`\`\n`);
}

/** A line for each command. */
const usage = (): string =>
  createCommands(() => Promise.resolve())
    .commands.map(({ rawName, description }) => `${rawName.padEnd(32)}${description}`)
    .join('\n');

/**
 * Writes the versions of this workspace into the package.json of the template for new remotes, where they are
 * `workspace:` and `catalog:`, as npm knows neither.
 */
export function fillTemplate(repository: string, template: string): void {
  const manifest = readPackage(template);
  const fill = (dependencies: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [name, rangeOf(repository, name, range)]),
    );
  const filled = {
    ...manifest,
    dependencies: fill(manifest.dependencies),
    peerDependencies: fill(manifest.peerDependencies),
    devDependencies: fill(manifest.devDependencies),
  };
  writeFileSync(join(template, 'package.json'), `${JSON.stringify(filled, null, 2)}\n`);
}
