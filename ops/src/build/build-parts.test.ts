import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../testing/temporary';
import { writeFakeBuild } from '../testing/packages/small-repository';
import { runBuild } from './build-parts';

/** A part whose build writes down the environment that it sees. */
async function buildWith(env: Record<string, string>): Promise<Record<string, string>> {
  const folder = newFolder();
  const write = 'writeFileSync(process.env.PART_OUTPUT, JSON.stringify(process.env));';
  writeFakeBuild(folder, `import { writeFileSync } from 'node:fs'; ${write}`);
  const output = join(folder, 'seen.json');
  await runBuild(folder, { ...process.env, ...env, PART_OUTPUT: output } as NodeJS.ProcessEnv);
  return JSON.parse(readFileSync(output, 'utf8')) as Record<string, string>;
}

it('a build does not see the keys of whoever publishes or tests it', async () => {
  const secrets = {
    RELEASE_SIGNING_KEY: 'x',
    OPS_KEY: 'x',
    OPS_OPENID_CLIENT_SECRET: 'x',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_SESSION_TOKEN: 'x',
    WEBHOOK_URL: 'x',
    DATABASE_URL: 'x',
    NPM_TOKEN: 'x',
    GIT_CONFIG_VALUE_0: 'x',
    GITHUB_TOKEN: 'x',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
    CI_JOB_TOKEN: 'x',
  };
  const seen = await buildWith({ ...secrets, NODE_ENV: 'production', PART_MODE: 'development' });
  expect(Object.keys(secrets).filter((name) => name in seen)).toEqual([]);
  expect(seen).toMatchObject({ NODE_ENV: 'production', PART_MODE: 'development', PATH: process.env.PATH });
});
