import { execFileSync } from 'node:child_process';

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
