/**
 * Compiles one process for production: its sources, those of the workspace, and the packages that it imports,
 * as plain JavaScript. An image contains this folder; see `ops/deploy/docker`.
 */
import { cpSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { noticesFile, noticesOf } from './notices';

export type ProcessName = 'api' | 'gateway' | 'release' | 'create-ilera-remote';

interface BundlePlan {
  entry: string;
  /** The script's place in the folder; sources find their data relative to it. */
  script: string;
  /** Scripts of threads, by their name beside the script. */
  threads?: Record<string, string>;
  /** Files and folders that are read while running, from the repository to the folder. */
  data: [from: string, to: string][];
  /** Packages with compiled code, which are copied as they are. */
  native: string[];
  /** Packages of development that production does not load. */
  absent: string[];
}

const plans: Record<ProcessName, BundlePlan> = {
  api: {
    entry: 'api/src/main.ts',
    script: 'api/dist/main/index.mjs',
    threads: { 'pdf-worker': 'api/src/evidence/content/pdf-worker.mjs' },
    data: [
      ['api/migrations', 'api/migrations'],
      ['api/src/seed/data/places.json', 'api/dist/main/data/places.json'],
    ],
    native: ['@node-rs/argon2', 'dejavu-fonts-ttf'],
    absent: ['@electric-sql/pglite', 'oidc-provider', 'pg-native', 'pino-pretty', 'drizzle-orm/pglite'],
  },
  gateway: {
    entry: 'ops/src/gateway/main.ts',
    script: 'ops/dist/main/index.mjs',
    data: [
      ['pnpm-workspace.yaml', 'pnpm-workspace.yaml'],
      // The script of the process that renders, found by its address and not by an import.
      ['ops/src/gateway/prerender/worker.mjs', 'ops/dist/main/worker.mjs'],
    ],
    native: [],
    absent: ['pino-pretty'],
  },
  // The command, for machines without a checkout.
  release: {
    entry: 'ops/src/cli/main.ts',
    script: 'ilera-release.mjs',
    data: [],
    native: [],
    absent: [],
  },
  // The generator of remotes; it reads its template beside its folder.
  'create-ilera-remote': {
    entry: 'create-ilera-remote/src/main.ts',
    script: 'create-ilera-remote.mjs',
    data: [['create-ilera-remote/template', '../template']],
    native: [],
    absent: [],
  },
};

/** Writes the process to `folder`, which is emptied first; returns the script to start with `node`. */
export async function bundle(repository: string, name: ProcessName, folder: string): Promise<string> {
  const plan = plans[name];
  rmSync(folder, { recursive: true, force: true });
  const script = join(folder, plan.script);
  const compiler = webpack(configuration(repository, plan, script));
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }));
  writeFileSync(join(dirname(script), noticesFile), noticesOf(stats.compilation));
  for (const [from, to] of plan.data) cpSync(join(repository, from), join(folder, to), { recursive: true });
  const owner = join(repository, name === 'api' ? 'api' : 'ops', 'package.json');
  for (const module of plan.native) copyPackage(owner, module, join(folder, 'node_modules'));
  return script;
}

/** Copies a package and the compiled variant of this platform. */
function copyPackage(owner: string, name: string, to: string): void {
  const require = createRequire(realpathSync(owner));
  const file = require.resolve(`${name}/package.json`);
  const { optionalDependencies = {} } = require(file) as { optionalDependencies?: Record<string, string> };
  const copy = (from: string, module: string) => {
    mkdirSync(dirname(join(to, module)), { recursive: true });
    cpSync(dirname(from), join(to, module), { recursive: true, dereference: true });
  };
  copy(file, name);
  const inner = createRequire(realpathSync(file));
  for (const variant of Object.keys(optionalDependencies))
    try {
      copy(inner.resolve(`${variant}/package.json`), variant);
    } catch {
      // A package of another platform, which is not installed.
    }
}

const inRepository = (scripts: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(scripts).map(([name, file]) => [name, `./${file}`]));

function configuration(repository: string, plan: BundlePlan, script: string): Configuration {
  const isOutside = (request: string) =>
    [...plan.native, ...plan.absent].some((name) => request === name || request.startsWith(`${name}/`));
  return {
    mode: 'production',
    context: repository,
    target: 'node20',
    devtool: false,
    entry: { [basename(script, '.mjs')]: `./${plan.entry}`, ...inRepository(plan.threads) },
    // Packages of Node are not written for tree shaking, and readable stacks matter more here than small
    // files.
    optimization: {
      minimize: false,
      splitChunks: false,
      concatenateModules: false,
      usedExports: false,
      mangleExports: false,
      inlineExports: false,
    },
    experiments: { outputModule: true },
    output: {
      path: dirname(script),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    resolve: { extensions: ['.ts', '...'] },
    externalsType: 'module',
    externals: ({ request = '' }, done) =>
      isOutside(request) ? done(undefined, `node-commonjs ${request}`) : done(),
    module: {
      parser: { javascript: { importMeta: false, createRequire: false, url: plan.native.length === 0 } },
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: join(repository, 'shared', 'build', 'src', 'tsconfig.webpack.json'),
          },
        },
      ],
    },
    resolveLoader: { modules: [join(repository, 'shared', 'build', 'node_modules'), 'node_modules'] },
    ignoreWarnings: [() => true],
  };
}
