/** `pnpm images:check`: runs the steps of both Dockerfiles without Docker, and checks their results. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findRepository } from '../common/repository';
import { runMain } from '../common/run-main';
import { bundle, type ProcessName } from './bundle';

/** The base image has about 160 MB of the 250. */
const maxMegabytes = 90;
/** The output of a process without settings in production; it shows that every module of it loads. */
const firstWords: Record<ProcessName, string> = {
  api: 'EVIDENCE_STORE is needed',
  gateway: 'RELEASE_PUBLIC_KEYS',
};

void runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  try {
    for (const name of ['api', 'gateway'] as const) {
      const image = join(folder, name);
      const script = relative(image, await bundle(findRepository(), name, image));
      const files = readdirSync(image, { recursive: true, encoding: 'utf8' });
      const bytes = files.reduce((sum, file) => sum + statSync(join(image, file)).size, 0);
      const source = files.find((file) => /(?<!\.d)\.tsx?$|(?:^|\/)(?:tsx|webpack|typescript)\//.test(file));
      if (source) throw new Error(`${name}: ${source} has no place in an image`);
      if (bytes > maxMegabytes * 1e6) throw new Error(`${name}: ${bytes} bytes are too many`);
      const env = {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        RELEASE_STORE: join(folder, 'store'),
      };
      const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
        cwd: image,
        env,
        encoding: 'utf8',
        timeout: 60_000,
      });
      // 2 is a fault that the process has explained in words.
      if (![1, 2].includes(status ?? 0) || !(stdout + stderr).includes(firstWords[name]))
        throw new Error(`${name}: did not start as expected (code ${status})\n${stdout}${stderr}`);
      console.log(`${name}: ${(bytes / 1e6).toFixed(1)} MB, starts without packages`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
