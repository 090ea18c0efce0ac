import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(__dirname, '../..');

/** Code that must not be written, the file, and the rule that reports it. */
const broken: [rule: string, file: string, text: string][] = [
  ['import-x/no-restricted-paths', 'mf-plans/src/x.ts', "import '../../mf-auth/src/strings';"],
  ['import-x/no-restricted-paths', 'mf-plans/src/x.ts', "void import('../../mf-auth/src/strings');"],
  ['import-x/no-restricted-paths', 'mf-plans/src/x.ts', "import '../../shell/src/site-map';"],
  ['import-x/no-restricted-paths', 'mf-plans/src/x.ts', "import '../../api/src/prices/price';"],
  ['import-x/no-restricted-paths', 'mf-plans/webpack.config.mjs', "import '../mf-auth/src/strings';"],
  ['import-x/no-restricted-paths', 'shell/src/x.ts', "void import('../../mf-auth/src/strings');"],
  ['import-x/no-restricted-paths', 'shell/src/x.ts', "import '../../ops/src/registry/ledger';"],
  ['import-x/no-restricted-paths', 'shared/ui/src/x.ts', "import '../../../mf-auth/src/strings';"],
  ['import-x/no-restricted-paths', 'shared/build/src/x.ts', "import '../../../ops/src/registry/ledger';"],
  ['import-x/no-restricted-paths', 'shared/format/src/x.ts', "import '@shared/runtime';"],
  ['import-x/no-restricted-paths', 'shared/contracts/src/x.ts', "import '@shared/format';"],
  ['import-x/no-restricted-paths', 'shared/runtime/src/x.ts', "import '../../ui/src/cx';"],
  ['import-x/no-restricted-paths', 'shared/ui/src/x.ts', "import '../../testing/src/factories';"],
  ['import-x/no-restricted-paths', 'api/src/x.ts', "import '../../shared/runtime/src/live';"],
  ['import-x/no-restricted-paths', 'api/src/x.ts', "import '../../ops/src/registry/ledger';"],
  ['import-x/no-restricted-paths', 'ops/src/x.ts', "import '../../shell/src/site-map';"],
  ['import-x/no-restricted-paths', 'ops/src/registry/x.ts', "import '../gateway/gateway-config';"],
  ['import-x/no-restricted-paths', 'ops/src/gateway/x.ts', "import '../cli/publish';"],
  ['import-x/no-restricted-paths', 'e2e/specs/x.ts', "import '../../mf-auth/src/strings';"],
  ['no-restricted-imports', 'mf-plans/src/x.ts', "import 'axios';"],
  ['no-restricted-imports', 'mf-plans/src/x.ts', "import 'react-router-dom';"],
  ['no-restricted-imports', 'shell/src/x.ts', "import 'axios';"],
  ['no-restricted-imports', 'shared/contracts/src/x.ts', "import 'react';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "void import('axios');"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "void import('react-router-dom');"],
  ['no-restricted-globals', 'mf-plans/src/x.ts', "localStorage.setItem('a', 'b');"],
  ['no-restricted-globals', 'mf-plans/src/x.ts', 'sessionStorage.clear();'],
  ['no-restricted-properties', 'mf-plans/src/x.ts', 'window.localStorage.clear();'],
  ['no-restricted-properties', 'shared/forms/src/x.ts', 'globalThis.sessionStorage.clear();'],
  ['no-restricted-globals', 'shell/src/x.ts', 'localStorage.clear();'],
  ['no-restricted-globals', 'mf-plans/src/x.ts', "void fetch('/api/x');"],
  ['no-restricted-properties', 'mf-plans/src/x.ts', "void window.fetch('/api/x');"],
  ['no-restricted-globals', 'mf-plans/src/x.ts', 'new XMLHttpRequest();'],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.location.href = '/';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "location.href = '/';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.location = '/';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.location.assign('/');"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "location.replace('/');"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.open('/');"],
  ['no-restricted-syntax', 'shell/src/x.ts', "window.location.href = '/';"],
  ['no-restricted-syntax', 'mf-auth/src/x.tsx', "window.open('/');"],
  ['no-restricted-syntax', 'shell/src/x.ts', 'let count = 0;\nexport const next = () => (count += 1);'],
  ['no-restricted-syntax', 'shell/src/x.ts', 'export let count = 0;'],
  ['no-restricted-syntax', 'shell/src/x.ts', 'export const known = new Map<string, string>();'],
  [
    'no-restricted-syntax',
    'shell/src/x.ts',
    'const known: string[] = [];\nexport const add = () => known.push("");',
  ],
  [
    '@eslint-community/eslint-comments/require-description',
    'shell/src/x.ts',
    '// eslint-disable-next-line no-console\nconsole.log(1);',
  ],
];

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const servers = ['api', 'ops', 'e2e'];
const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
const folders = [...remotes, 'shell', ...servers, ...shared];

/** The folders that a folder may import, besides itself. */
const mayImport: Record<string, string[]> = {
  api: ['shared/contracts', 'shared/format'],
  ops: ['shared/contracts', 'shared/build'],
  e2e: ['api', 'ops', ...shared],
  'shared/contracts': [],
  'shared/format': ['shared/contracts'],
  'shared/runtime': ['shared/contracts', 'shared/format'],
  'shared/ui': ['shared/contracts', 'shared/format', 'shared/runtime'],
  'shared/forms': ['shared/contracts', 'shared/format', 'shared/runtime', 'shared/ui'],
};

/** Every folder with every other one that it may not import, by a file that is there. */
const crossings = folders.flatMap((from) =>
  folders
    .filter((to) => to !== from && !(mayImport[from] ?? shared).includes(to))
    // `build` and `prerender` stand outside of the order of shared/.
    .filter((to) => !(from.startsWith('shared/') && /build|prerender/.test(to)))
    .map((to) => ({
      from,
      to,
      file: `${from}/${from === 'e2e' ? 'specs' : 'src'}/x.ts`,
      text: `import '${relative(join(root, from, 'src'), join(root, to, entryOf(to)))}';`,
    })),
);

/** A module of the folder, without its extension. */
function entryOf(folder: string): string {
  if (folder.startsWith('shared/')) return 'src/index';
  if (folder.startsWith('mf-')) return 'src/remote';
  return {
    shell: 'src/site-map',
    api: 'src/start-api',
    ops: 'src/registry/ledger',
    e2e: 'playwright.config',
  }[folder]!;
}

/** Code that must stay allowed. */
const allowed: [file: string, text: string][] = [
  ['mf-plans/src/x.ts', "import { paths } from '@shared/contracts';\nexport const home = paths.home;"],
  ['mf-plans/src/x.ts', 'export const host = window.location.host;'],
  ['shared/ui/src/x.test.ts', "import { fakeApi } from '@shared/testing';\nfakeApi();"],
  ['ops/src/x.ts', "import { remoteConfig } from '@shared/build';\nremoteConfig('');"],
  ['e2e/specs/x.ts', "import { paths } from '@shared/contracts';\nexport const home = paths.home;"],
  ['shell/src/x.ts', "void fetch('/_live');"],
  [
    'shell/src/x.ts',
    'export const names = new Set(["a"]).size;\nexport const sum = () => {\n  let all = 0;\n  all += 1;\n  return all;\n};',
  ],
];

/** One for all tests, because it takes seconds to load. */
const linter = spawn(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
  cwd: root,
  // pnpm's jest command sets it, and an editor's linter has none.
  env: { ...process.env, NODE_PATH: '' },
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: linter.stdout })[Symbol.asyncIterator]();
afterAll(() => linter.stdin.end());

async function lint(texts: { file: string; text: string }[]): Promise<string[][]> {
  linter.stdin.write(`${JSON.stringify(texts)}\n`);
  const { value } = (await lines.next()) as { value?: string };
  if (value === undefined) throw new Error('The linter ended.');
  return JSON.parse(value) as string[][];
}

it('refuses an import of every folder from every folder that may not import it', async () => {
  expect(crossings.length).toBeGreaterThan(150);
  const results = await lint(crossings);
  const missed = crossings.filter(
    (_, index) => !results[index]!.some((line) => line.startsWith('import-x/no-restricted-paths')),
  );
  expect(missed.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
}, 60_000);

it('refuses what breaks a wall, and lets the usual pass', async () => {
  const results = await lint([
    ...broken.map(([, file, text]) => ({ file, text })),
    ...allowed.map(([file, text]) => ({ file, text })),
  ]);
  const missed = broken.filter(([rule], index) => !results[index]!.some((line) => line.startsWith(rule)));
  expect(missed).toEqual([]);
  expect(results.slice(broken.length)).toEqual(allowed.map(() => []));
}, 60_000);

it('refuses words of a screen outside of its words file, and lets what nobody reads pass', async () => {
  const told = (jsx: string) => ({
    file: 'mf-auth/src/x.tsx',
    text: `export const X = ({ n, ok, A }: any) => ${jsx};`,
  });
  const said = (text: string) => ({ file: 'mf-auth/src/x.ts', text });
  const found = [
    told('<p>Login</p>'),
    told('<p aria-label="Login" />'),
    told('<img alt="Doctor" src="/x.png" />'),
    told("<A closeLabel={'Close'} />"),
    told('<A title={`${n} people`} />'),
    told("<p>{'Login'}</p>"),
    told('<p>{`Hello ${n}`}</p>'),
    told("<p>{ok ? n : 'Login'}</p>"),
    told("<p>{ok && (n ?? 'Login')}</p>"),
    told("<>{n + ' people'}</>"),
    told("<A hint={ok ? n > 1 ? 'People' : n : n} />"),
    told("<A choices={[{ value: 'now', label: 'Now' }]} />"),
    told("<A onClick={() => n('You are logged in.')} />"),
    told("<p>{n.join(' and ')}</p>"),
    said('export const people = (n: number) => `${n} people`;'),
    said("import { toasts } from '@shared/runtime';\ntoasts.success('Copied');"),
    said("window.alert('Failed');"),
    told("<A onClick={() => ok.setError('evidence', { message: 'Missing' })} />"),
    told("<A onClick={() => ok.setError('Missing')} />"),
    said("export const rows = { label: 'Price' };"),
  ];
  const passing = [
    told('<p>{n}: {ok ? n : null} — 24/7</p>'),
    told('<a className="link wide" rel="noopener noreferrer" href="/a b" id="terms">{n}</a>'),
    told('<input type="email" autoComplete="section-a email" name="email" placeholder="0" />'),
    told("<A tone={ok ? 'error' : 'success'} className={`${n} wide ${ok}`} />"),
    told("<p>{ok === 'ready' && n.map((x: string) => <A key={`row-${x}`} />)}</p>"),
    said("import type { A } from 'a b';\nexport type Tone = 'very good' | A;"),
    said("throw new Error('A quote without data');"),
    told("<A onClick={() => ok.setError('evidence', { message: n })} />"),
    said("export const url = '/auth/google';\nexport const fields = { error: 'email' };"),
    { file: 'mf-auth/src/x.words.ts', text: "export const words = { title: 'Log in' };" },
    { file: 'mf-auth/src/x.test.tsx', text: 'export const x = <p>Log in</p>;' },
    { file: 'mf-auth/src/strings.ts', text: "export const strings = { title: 'Log in' };" },
  ];
  const reports = (await lint([...found, ...passing])).map((lines) =>
    lines.some((line) => line.startsWith('screens/words-beside')),
  );
  expect(found.filter((_, index) => !reports[index])).toEqual([]);
  expect(passing.filter((_, index) => reports[found.length + index])).toEqual([]);
}, 60_000);

it('refuses retired words in names, comments, file names, titles of tests, log lines and errors', async () => {
  const results = await lint([
    { file: 'mf-plans/src/answer-shelf.ts', text: '' },
    { file: 'mf-plans/src/x.ts', text: 'export const takenBack = 1;' },
    { file: 'mf-plans/src/x.ts', text: '// The last good version is a comfort.' },
    { file: 'mf-plans/src/x.test.ts', text: "it.each([1])('keeps %i on the shelf', () => undefined);" },
    { file: 'ops/src/x.ts', text: 'console.log(`${1} shelves`);' },
    { file: 'ops/src/x.ts', text: "throw new TypeError('The shelf is full');" },
    { file: 'shell/src/x.ts', text: 'export const RemoteFrame = 1;' },
    { file: 'shell/src/load-part.ts', text: '' },
    { file: 'mf-plans/src/x.ts', text: 'export const cache = new Map(); // largest paint' },
    { file: 'mf-plans/src/x.words.ts', text: "export const text = 'From the comfort of your home';" },
  ]);
  expect(results.map((lines) => lines.map((line) => line.split(':')[0]))).toEqual([
    ...Array<string[]>(8).fill(['words/retired-words']),
    [],
    [],
  ]);
}, 60_000);
