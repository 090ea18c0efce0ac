import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { preProcessFile } from 'typescript';
import { findRepository } from '../common/repository';
import { noticesFile } from '../deploy/notices';
import { newFolder } from '../testing/temporary';
import { builtPackages } from '../testing/packages/built-packages';

jest.setTimeout(600_000);

const { packages: folders, commands } = builtPackages();
/** The files that npm would upload, in the order of `folders` and `commands`. */
let packed: string[] = [];
beforeAll(() => {
  packed = pack([...folders, ...commands]);
});

function pack(built: string[]): string[] {
  const target = newFolder();
  const stdout = execFileSync('npm', ['pack', '--json', '--pack-destination', target, ...built], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => join(target, filename));
}

/** Runs a command of a package of ops for each packed package, and returns what failed. */
function findFaults(files: string[], command: string, args: string[]) {
  const bin = join(findRepository(), 'ops', 'node_modules', '.bin', command);
  return files.flatMap((file) => {
    const env = { ...process.env, FORCE_COLOR: '0' };
    const { status, stdout, stderr } = spawnSync(bin, [file, ...args], { encoding: 'utf8', env });
    return status === 0 ? [] : [`${basename(file)}: ${stdout}${stderr}`];
  });
}

it('packages are well formed for every tool that reads them', () => {
  expect(packed).toHaveLength(folders.length + commands.length);
  expect(findFaults(packed, 'publint', ['--strict'])).toEqual([]);
});

it('files of packages import files that are there, also lazily', () => {
  const missing = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      (file.endsWith('.js') ? preProcessFile(readFileSync(join(folder, file), 'utf8')).importedFiles : [])
        .filter(({ fileName }) => fileName.startsWith('.') && !existsSync(join(folder, file, '..', fileName)))
        .map(({ fileName }) => `${file} imports ${fileName}`),
    ),
  );
  expect(missing).toEqual([]);
});

it('types of packages are found and right for Node and bundlers', () => {
  // A style sheet, Jest's options and package.json have no types.
  const without = ['--exclude-entrypoints', 'global.css', 'tokens.css', 'jest', 'package.json'];
  const libraries = packed.slice(0, folders.length);
  expect(findFaults(libraries, 'attw', ['--profile', 'esm-only', ...without])).toEqual([]);
});

it('packages and commands bring licence and changelog, and the licences of what is in them', () => {
  for (const folder of [...folders, ...commands]) {
    const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
    expect(read('LICENSE')).toContain('MIT');
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('CHANGELOG.md')).toContain(`## ${version}\n`);
  }
  const ui = folders.find((folder) => basename(folder) === 'ui') ?? '';
  expect(readFileSync(join(ui, 'dist', 'styles', 'fonts', 'OFL.txt'), 'utf8')).toContain(
    'SIL Open Font License',
  );
  const notices = readFileSync(join(commands[0] ?? '', 'dist', noticesFile), 'utf8');
  expect(notices).toMatch(/^@aws-sdk\/client-s3 [\d.]+ \(Apache-2\.0\)$/m);
  expect(notices).toContain('Apache License');
});

it('packages name only published packages and real versions', () => {
  for (const folder of folders) {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    expect(text).not.toMatch(/workspace:|catalog:|"private"/);
    expect(JSON.parse(text)).toMatchObject({ license: 'MIT', name: `@ilera/${basename(folder)}` });
  }
});

it('commands depend on nothing, and run by their names', () => {
  for (const folder of commands) {
    const name = basename(folder);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
    };
    expect(manifest).toMatchObject({ name, license: 'MIT', bin: { [name]: `bin/${name}.mjs` } });
    expect(manifest).not.toHaveProperty('dependencies');
    const { stdout, stderr } = spawnSync(join(folder, manifest.bin[name] ?? ''), { encoding: 'utf8' });
    expect(stdout + stderr).toMatch(/Usage: ilera-release|npm create ilera-remote/);
  }
});

it('the template of new remotes asks for versions that npm knows', () => {
  const template = join(commands.at(-1) ?? '', 'template');
  const text = readFileSync(join(template, 'package.json'), 'utf8');
  expect(text).not.toMatch(/workspace:|catalog:/);
  const { version } = JSON.parse(readFileSync(join(folders[0] ?? '', 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(JSON.parse(text)).toMatchObject({ dependencies: { '@ilera/contracts': `^${version}` } });
  expect(existsSync(join(template, 'gitignore'))).toBe(true);
});
