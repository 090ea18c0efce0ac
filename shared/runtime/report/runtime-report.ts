import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkVersion, type InterfaceReport } from './check-report';
import { compilerOf, readInterface } from './read-interface';

/** The interface and version of shared/runtime as its sources have them now. @param folder of the package */
export function readRuntime(folder: string): InterfaceReport {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { version, ...readInterface(compilerOf(folder), path.join(folder, 'src', 'index.ts')) };
}

const reportFile = (folder: string): string => path.join(folder, 'interface.json');

export function readReport(folder: string): InterfaceReport {
  return JSON.parse(readFileSync(reportFile(folder), 'utf8')) as InterfaceReport;
}

/** Writes the report of the present sources. Throws when their version does not follow semver. */
export function writeReport(folder: string): InterfaceReport {
  const now = readRuntime(folder);
  const problem = checkVersion(readReport(folder), now, now.version);
  if (problem) throw new Error(problem);
  writeFileSync(reportFile(folder), `${JSON.stringify(now, null, 2)}\n`);
  return now;
}
