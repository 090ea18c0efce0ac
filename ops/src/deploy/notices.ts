import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { readPackage } from '../common/package-json';

/** File beside a compiled script, with the licences of its packages. */
export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

const licenceName = /^(licen[cs]e|notice|copying)([.-].*)?$/i;

/** Formats name, version, licence and licence text of each installed package that files belong to. */
export function noticesOf(files: string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolder(file) ?? []));
  return [...folders]
    .map(notice)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Finds the folder of a file's installed package; undefined for sources of the workspace. */
function packageFolder(file: string): string | undefined {
  if (!file.includes(`${sep}node_modules${sep}`)) return undefined;
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json')) && readPackage(folder).version) return folder;
  return undefined;
}

function notice(folder: string): string {
  const { name, version, license } = readPackage(folder);
  const texts = readdirSync(folder)
    .filter((file) => licenceName.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license ?? 'licence not stated'})`, ...texts, ''].join('\n\n');
}
