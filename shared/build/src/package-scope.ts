import { readFileSync } from 'node:fs';

const { name: ownName } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  name: string;
};

/** Under which scope this package is installed with its siblings: `@shared` in the workspace. */
const scope = ownName.slice(0, ownName.indexOf('/'));

/** The name under which a remote imports a package of ours, such as `runtime`. */
export const packageName = (folder: string): string => `${scope}/${folder}`;
