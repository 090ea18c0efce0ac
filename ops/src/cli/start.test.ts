import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRepository } from '../common/repository';

jest.setTimeout(120_000);

const listAtEnd = `
  import { createRequire } from 'node:module';
  process.on('exit', () => {
    const required = Object.keys(createRequire('/').cache);
    console.error(JSON.stringify([...globalThis.importedFiles, ...required]));
  });`;

/** The files that Node loads for a command, those of packages apart. */
function loadedBy(...args: string[]): { own: string[]; packages: string[] } {
  const repository = findRepository();
  const store = mkdtempSync(join(tmpdir(), 'ilera-start-'));
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        join(repository, 'shared/build/src/commands/trace-imports.mjs'),
        '--import',
        `data:text/javascript,${encodeURIComponent(listAtEnd)}`,
        join(repository, 'ops/src/cli/main.ts'),
        ...args,
      ],
      { cwd: repository, env: { ...process.env, RELEASE_STORE: store }, encoding: 'utf8' },
    );
    // An empty store is said with exit code 1.
    expect(status).toBeLessThan(2);
    const files = (JSON.parse(stderr.trim()) as string[]).filter(
      (file) => !/^data:|[\\/](tsx|esbuild)[\\/]/.test(file),
    );
    const isPackage = (file: string): boolean => file.includes('node_modules');
    return { own: files.filter((file) => !isPackage(file)), packages: files.filter(isPackage) };
  } finally {
    rmSync(store, { recursive: true, force: true });
  }
}

it('says how it is used without loading what the commands need (Q13a)', () => {
  const { own, packages } = loadedBy('--help');
  expect(packages.filter((file) => !/node_modules[\\/]cac[\\/]/.test(file))).toEqual([]);
  expect(own.length).toBeLessThan(12);
});

/** What checks the shape of signed records, and keeps which are refused. */
const checking = /node_modules[\\/](?:cac|ajv|fast-deep-equal|fast-uri|json-schema-traverse|lru-cache)[\\/]/;

it.each(['status', 'history'])(
  '%s loads what checks records, and no code of publishing (Q13a)',
  (command) => {
    const { own, packages } = loadedBy(command);
    expect(packages.filter((file) => !checking.test(file))).toEqual([]);
    expect(own.filter((file) => /build-parts|publish|prune|s3-store|shared\/build/.test(file))).toEqual([]);
    expect(own.length).toBeLessThan(75);
  },
);
