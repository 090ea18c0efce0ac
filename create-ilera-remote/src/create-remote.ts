import { cpSync, existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
