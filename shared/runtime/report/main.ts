/**
 * `pnpm runtime:report`: writes shared/runtime/interface.json, the report that the contract test compares
 * with.
 */
import { fileURLToPath } from 'node:url';
import { writeReport } from './runtime-report';

try {
  const { version } = writeReport(fileURLToPath(new URL('..', import.meta.url)));
  process.stdout.write(`shared/runtime/interface.json describes ${version}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
