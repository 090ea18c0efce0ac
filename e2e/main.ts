/** `pnpm e2e [spec…]`: Playwright's tests. `pnpm e2e --live https://…`: a smoke run of a running site. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runMain } from '../ops/src/common/run-main';
import { runLive } from './live/run-live';

void runMain(async () => {
  const args = process.argv.slice(2);
  if (args.some((word) => word === '--live' || word.startsWith('--live='))) return runLive(args);
  const playwright = path.join(import.meta.dirname, 'node_modules', '.bin', 'playwright');
  const { status } = spawnSync(playwright, ['test', ...args], { cwd: import.meta.dirname, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
