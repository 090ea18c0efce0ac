import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../../ops/src/common/ports';
import { waitUntil } from '../../../ops/src/testing/wait-until';
import { runCommand } from '../../support/builds/run-command';

/** The last line of Verdaccio that runs on Node 20. It asks for node-fetch by a tag, which not every mirror has. */
const tools = { dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.6.13' } };

export interface Registry {
  /** npm's and pnpm's settings for it: a person who may publish, with an empty cache. */
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** Starts a registry on this machine, which has our packages and passes on all others. */
export async function openRegistry(folder: string): Promise<Registry> {
  const home = path.join(folder, 'registry');
  await mkdir(home, { recursive: true });
  const own = { folder: home };
  await writeFile(path.join(home, 'package.json'), JSON.stringify(tools));
  await runCommand('npm install --no-audit --no-fund', own).done;
  const [upstream = ''] = /https?:\/\/\S+/.exec(await runCommand('npm config get registry', own).done) ?? [];
  const port = await freePort(4873);
  const config = path.join(home, 'config.yaml');
  await writeFile(config, configuration(home, upstream));
  const command = `exec "${process.execPath}" node_modules/verdaccio/bin/verdaccio --config "${config}" --listen localhost:${port}`;
  const server = runCommand(command, own);
  const url = `http://localhost:${port}/`;
  await waitUntil(() =>
    fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const userconfig = path.join(folder, 'npmrc');
  // The registry lets everybody publish, but npm asks for a name.
  await writeFile(userconfig, `//localhost:${port}/:_authToken=trial\n`);
  return {
    env: {
      ...process.env,
      // Packages of this workspace, which pnpm's commands name for their children, are not to be found.
      NODE_PATH: '',
      npm_config_registry: url,
      pnpm_config_registry: url,
      npm_config_userconfig: userconfig,
      pnpm_config_userconfig: userconfig,
      npm_config_cache: path.join(folder, 'npm-cache'),
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
    },
    close: server.stop,
  };
}

const configuration = (home: string, upstream: string): string => `
storage: ${home}/storage
auth:
  htpasswd:
    file: ${home}/htpasswd
uplinks:
  npmjs:
    url: ${upstream}
packages:
  '@ilera/*': { access: $all, publish: $all }
  'ilera-release': { access: $all, publish: $all }
  'create-ilera-remote': { access: $all, publish: $all }
  '**': { access: $all, proxy: npmjs }
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`;
