import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPackage } from '../common/package-json';
import { bundle } from '../deploy/bundle';
import { createCommands } from '../cli/commands';
import { publishedCommands, readPublished } from './published-packages';
import { writeJson, writePackage } from './write-package';

/**
 * Builds the commands for squads with their own repositories, `ilera-release` and `create-ilera-remote`.
 * @returns a folder of `output` for each, ready to be published
 */
export async function buildCommands(repository: string, output: string): Promise<string[]> {
  const release = join(output, publishedCommands.ops);
  const text = 'Builds, previews and publishes remotes of Ilera';
  finish(repository, 'ops', release, text, await bundle(repository, 'release', join(release, 'dist')));
  // The README of ops is for its developers, not for squads.
  const usage = createCommands(() => Promise.resolve(), publishedCommands.ops).helpInformation();
  writeFileSync(join(release, 'README.md'), `# ${publishedCommands.ops}\n\n\`\`\`\n${usage}\`\`\`\n`);
  const create = join(output, publishedCommands['create-ilera-remote']);
  const script = await bundle(repository, 'create-ilera-remote', join(create, 'dist'));
  const words = 'Makes a remote of Ilera in a repository of its own';
  finish(repository, 'create-ilera-remote', create, words, script);
  const template = join(create, 'template');
  writeJson(join(template, 'package.json'), readPublished(repository, template));
  return [release, create];
}

/** Makes a package of a compiled script, with the file that npm links as the command. */
function finish(
  repository: string,
  source: keyof typeof publishedCommands,
  folder: string,
  description: string,
  script: string,
): void {
  const name = publishedCommands[source];
  const bin = `bin/${name}.mjs`;
  const target = relative('bin', relative(folder, script)).replaceAll('\\', '/');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, bin), `#!/usr/bin/env node\nimport '${target}';\n`, { mode: 0o755 });
  const { version } = readPackage(join(repository, source));
  const files = ['bin', 'dist', 'template', 'CHANGELOG.md'];
  const manifest = { name, version, description, bin: { [name]: bin }, files };
  writePackage(repository, join(repository, source), folder, manifest);
}
