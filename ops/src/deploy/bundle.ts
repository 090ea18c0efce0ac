/**
 * Compiles one process for production: its sources, those of the workspace, and the packages that it imports,
 * as plain JavaScript. An image contains this folder; see `ops/deploy/docker`.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { noticesFile, noticesOf } from './notices';

/** What an image is made of. */
export const imageNames = ['api', 'gateway', 'registry'] as const;

export type ProcessName = (typeof imageNames)[number] | 'release' | 'create-ilera-remote';

interface BundlePlan {
  entry: string;
  /** The script's place in the folder; sources find their data relative to it. */
  script: string;
  /** Scripts of threads, by their name beside the script. */
  threads?: Record<string, string>;
  /** Files and folders that are read while running, from the repository to the folder. */
  data: [from: string, to: string][];
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
      ['api/node_modules/dejavu-fonts-ttf', 'node_modules/dejavu-fonts-ttf'],
    ],
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
    absent: ['pino-pretty'],
  },
  registry: {
    entry: 'ops/src/registry/main.ts',
    script: 'ops/dist/main/index.mjs',
    data: [['pnpm-workspace.yaml', 'pnpm-workspace.yaml']],
    absent: [],
  },
  // The command, for machines without a checkout.
  release: {
    entry: 'ops/src/cli/main.ts',
    script: 'ilera-release.mjs',
    data: [],
    absent: [],
  },
  // The generator of remotes; it reads its template beside its folder.
  'create-ilera-remote': {
    entry: 'create-ilera-remote/src/main.ts',
    script: 'create-ilera-remote.mjs',
    data: [['create-ilera-remote/template', '../template']],
    absent: [],
  },
};

/** Writes the process to `folder`, which is emptied first; returns the script to start with `node`. */
export async function bundle(repository: string, name: ProcessName, folder: string): Promise<string> {
  const plan = plans[name];
  rmSync(folder, { recursive: true, force: true });
  const script = join(folder, plan.script);
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints: { [basename(script, '.mjs')]: plan.entry, ...plan.threads },
    outdir: dirname(script),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Packages with compiled code have a file of it for each platform, of which one is installed.
    loader: { '.node': 'copy' },
    external: plan.absent.flatMap((one) => [one, `${one}/*`]),
    // What CommonJS packages have of Node, and modules do not.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' },
    metafile: true,
    logLevel: 'error',
  });
  const inputs = Object.keys(metafile.inputs).map((file) => join(repository, file));
  writeFileSync(join(dirname(script), noticesFile), noticesOf(inputs));
  const copied = { recursive: true, dereference: true };
  for (const [from, to] of plan.data) cpSync(join(repository, from), join(folder, to), copied);
  return script;
}
