import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findRepository } from '../common/repository';

it('names every mistake in the environment of a registry at once', () => {
  const wrong = {
    REGISTRY_PORT: 'x',
    WEBHOOK_URL: 'hooks.example',
    SITE_ORIGIN: 'ilera.example',
    GATEWAYS: 'gateway-1.internal',
    RELEASE_SIGNING_KEY: '',
    RELEASE_PUBLIC_KEYS: '',
  };
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(findRepository(), 'ops', 'bin', 'registry.mjs')],
    { env: { ...process.env, ...wrong, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  for (const name of Object.keys(wrong)) expect(stderr).toContain(`\n  ${name}`);
});
