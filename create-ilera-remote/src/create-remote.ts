import { cpSync, existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';

const template = join(dirname(fileURLToPath(import.meta.url)), '..', 'template');

/**
 * Writes a new remote to a folder that does not exist yet.
 * @param name such as `mf-greeting`
 * @param npmrc the text of its `.npmrc`
 * @throws for another name, and where the folder is there
 */
export function createRemote(name: string, folder: string, npmrc: string): void {
  if (!/^mf-[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" is no name of a remote: write it as mf-greeting, in small letters and digits.`,
    );
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  cpSync(template, folder, { recursive: true });
  // A registry leaves out a file that is named .gitignore.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  writeFileSync(join(folder, '.npmrc'), npmrc);
  const words = name.slice('mf-'.length);
  for (const file of listFiles(folder)) {
    const text = readFileSync(file, 'utf8');
    const named = text
      .replaceAll('mf-example', name)
      .replaceAll('/example', `/${words}`)
      .replaceAll('Example', titleOf(words));
    if (named !== text) writeFileSync(file, named);
  }
}

/** `first-aid` is `First aid`. */
function titleOf(words: string): string {
  const text = words.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const scope = '@ilera:registry';

/**
 * The `.npmrc` of a new remote: the registry of npm's configuration here, for our scope and for
 * names without one. A machine with another registry then installs nobody else's `ilera-release`.
 * @throws where npm does not run, or does not tell the registry because its address has a password
 */
export function registrySettings(): string {
  const said = execFileSync('npm', ['config', 'get', scope, 'registry'], {
    encoding: 'utf8',
    env: process.env,
    shell: process.platform === 'win32',
  });
  const settings = new Map(said.split('\n').map((line) => splitAt(line, line.indexOf('='))));
  const registry = settings.get('registry') ?? '';
  const ofScope = settings.get(scope) ?? '';
  // npm says `undefined` for what is not set.
  return `${scope}=${URL.canParse(ofScope) ? ofScope : registry}\nregistry=${registry}\n`;
}

const splitAt = (line: string, index: number): [string, string] => [
  line.slice(0, index),
  line.slice(index + 1).trim(),
];
