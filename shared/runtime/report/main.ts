/**
 * Fails if the public interface of @ilera/runtime differs from the report of its version. `pnpm runtime:report`
 * (`--write`) replaces the report by that of a new version.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const projectFolder = dirname(import.meta.dirname);
const packageJsonFullPath = join(projectFolder, 'package.json');
const { version } = JSON.parse(readFileSync(packageJsonFullPath, 'utf8')) as { version: string };
const committed = join(import.meta.dirname, `${version}.api.txt`);
const compiler = join(projectFolder, '../../node_modules/typescript-native/bin/tsc');
// Inside the package, so that declarations find their imports.
const temporary = join(projectFolder, 'dist');

const report = extractReport();
if (process.argv.includes('--write') && !existsSync(committed)) {
  for (const former of readdirSync(import.meta.dirname).filter((file) => file.endsWith('.api.txt')))
    rmSync(join(import.meta.dirname, former));
  writeFileSync(committed, report);
} else if (!existsSync(committed) || readFileSync(committed, 'utf8') !== report) {
  console.error(
    `The interface is not that of ${version}. Set a higher "version" in shared/runtime/package.json (minor for an addition, major for another change), then run: pnpm runtime:report`,
  );
  process.exitCode = 1;
}

/** The exports and the types they mention, each as a declaration. */
function extractReport(): string {
  rmSync(temporary, { recursive: true, force: true });
  execFileSync(process.execPath, [compiler, '-p', import.meta.dirname], { stdio: 'inherit' });
  const reportFileName = 'interface.api.md';
  const config = ExtractorConfig.prepare({
    packageJsonFullPath,
    configObjectFullPath: undefined,
    configObject: {
      projectFolder,
      mainEntryPointFilePath: join(temporary, 'shared/runtime/src/index.d.ts'),
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: join(import.meta.dirname, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName,
        reportFolder: temporary,
        reportTempFolder: join(temporary, 'new'),
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error';
    },
  });
  return readFileSync(join(temporary, reportFileName), 'utf8');
}
