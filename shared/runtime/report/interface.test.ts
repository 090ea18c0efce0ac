import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkVersion, type InterfaceReport } from './check-report';
import { readReport, readRuntime } from './runtime-report';
import { compilerOf, readInterface } from './read-interface';

const runtime = path.join(__dirname, '..');

it('is what shared/runtime/interface.json says, in the version that it says', () => {
  const report = readReport(runtime);
  const now = readRuntime(runtime);
  expect(checkVersion(report, now, now.version)).toBeUndefined();
  // A difference although the version is right: run `pnpm runtime:report`.
  expect(now).toEqual(report);
});

describe('the version that a changed interface demands', () => {
  const report: InterfaceReport = {
    version: '3.1.2',
    exports: { api: 'const api: Api', go: 'function go(to: Place): void;' },
    mentioned: { Api: 'interface Api { get(): string; }', Place: 'type Place = string;' },
  };
  const { exports, mentioned } = report;

  it.each([
    ['the same', { exports, mentioned }, '3.1.2', '3.1.1'],
    ['an addition', { exports: { ...exports, stop: 'function stop(): void;' }, mentioned }, '3.2.0', '3.1.9'],
    ['a removal', { exports: { api: exports.api! }, mentioned }, '4.0.0', '3.9.0'],
    ['another type', { exports: { ...exports, go: 'function go(): void;' }, mentioned }, '4.0.0', '3.9.0'],
    [
      'another type that an export mentions',
      { exports, mentioned: { ...mentioned, Place: 'type Place = URL;' } },
      '4.0.0',
      '3.9.0',
    ],
    [
      'a removal beside an addition',
      { exports: { api: exports.api!, stop: 'function stop(): void;' }, mentioned },
      '4.0.0',
      '3.2.0',
    ],
  ])('%s', (_, now, enough, tooLow) => {
    expect(checkVersion(report, now, enough)).toBeUndefined();
    expect(checkVersion(report, now, tooLow)).toContain(`to ${enough}, then run: pnpm runtime:report`);
  });
});

describe('reading an interface', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'interface-test-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('sees inferred types, stars, renamed exports and mentioned types, and no comments or private members', () => {
    const files = {
      'index.ts': `export * from './stores'; export { inner as outer } from './parts/inner';`,
      'stores.ts': `
        import type { Choice } from './parts/inner';
        interface Setup { deep: boolean }
        interface Unused { never: true }
        /** A store. */
        export class Store { private secret = 1; chosen?: Choice; constructor(readonly setup: Setup) {} read() { return this.secret; } }
        export const sizes = [1, 2] as const;`,
      'parts/inner.ts': `export type Choice = 'a' | 'b'; export const inner = (choice: Choice) => choice.length;`,
    };
    mkdirSync(path.join(folder, 'parts'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    expect(readInterface(compilerOf(runtime), path.join(folder, 'index.ts'))).toEqual({
      exports: {
        Store:
          'class Store { readonly setup: Setup; chosen?: Choice; constructor(setup: Setup); read(): number; }',
        outer: 'const inner: (choice: Choice) => number',
        sizes: 'const sizes: readonly [1, 2]',
      },
      mentioned: { Choice: "type Choice = 'a' | 'b';", Setup: 'interface Setup { deep: boolean; }' },
    });
  });
});
