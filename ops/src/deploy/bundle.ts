/**
 * Compiles one process for production: sources of the workspace and imported packages, as plain JavaScript in a folder for
 * an image (`ops/deploy/docker`).
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { noticesFile, noticesOf } from './notices';

/** Processes with an image. */
export const imageNames = ['api', 'gateway', 'registry'] as const;

export type ProcessName = keyof typeof plans;

interface BundlePlan {
  entry: string;
  /** Path of the script in the folder; sources find their data relative to the script. */
  script: string;
  /** Scripts of threads, by name beside the main script. */
  threads?: Record<string, string>;
  /** Files and folders read at run time, copied from the repository to the folder. */
  data?: [from: string, to: string][];
  /** Development packages that production does not load. */
  absent?: string[];
}

const plans = {
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
      // The script of the rendering process, found by its address and not by an import.
      ['ops/src/gateway/prerender/worker.mjs', 'ops/dist/main/worker.mjs'],
    ],
    absent: ['pino-pretty'],
  },
  registry: {
    entry: 'ops/src/registry/main.ts',
    script: 'ops/dist/main/index.mjs',
  },
  // The command, for machines without a checkout.
  release: {
    entry: 'ops/src/cli/main.ts',
    script: 'ilera-release.mjs',
  },
  // The generator of remotes, which reads its template beside its folder.
  'create-ilera-remote': {
    entry: 'create-ilera-remote/src/main.ts',
    script: 'create-ilera-remote.mjs',
    data: [['create-ilera-remote/template', '../template']],
  },
} satisfies Record<string, BundlePlan>;

/** Writes the process to `folder`, emptied first. @returns the script to start with `node` */
export async function bundle(repository: string, name: ProcessName, folder: string): Promise<string> {
  const plan: BundlePlan = plans[name];
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
    // Compiled code of packages, installed for this platform only.
    loader: { '.node': 'copy' },
    external: (plan.absent ?? []).flatMap((dependency) => [dependency, `${dependency}/*`]),
    // CommonJS packages expect `require`, which modules lack.
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
  for (const [from, to] of plan.data ?? []) cpSync(join(repository, from), join(folder, to), copied);
  return script;
}
