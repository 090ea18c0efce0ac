import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import webpack, { type Configuration } from 'webpack';
import { findRepository } from '../../ops/src/common/repository';

/** Where tests find the host; no server has this name. */
export const stockHost = 'http://another-site.example';

const repository = findRepository();
const installed = [
  ...['@module-federation/enhanced', 'mobx', 'mobx-react-lite', 'react', 'react-dom'].map((name) => [
    name,
    `shell/node_modules/${name}`,
  ]),
  ['@ilera/runtime', 'shared/runtime'],
] as const;

/**
 * Builds the example of docs/stock-host in a folder of its own, with its packages as the workspace has them.
 * @returns its files by their path
 */
export async function buildStockHost(): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'stock-host-'));
  try {
    cpSync(join(repository, 'docs/stock-host'), folder, { recursive: true });
    for (const [name = '', from = ''] of installed) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(repository, from), link);
    }
    const { default: config } = (await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href)) as {
      default: Configuration;
    };
    const assets = await build({
      ...config,
      context: folder,
      output: { ...config.output, path: join(folder, 'dist') },
    });
    return new Map(
      [
        ...assets.map((name) => [`/${name}`, join(folder, 'dist', name)]),
        ['/', join(folder, 'index.html')],
      ].map(([path = '', file = '']) => [path, readFileSync(file)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The published runtime is compiled; that of the workspace is TypeScript. */
function build(config: Configuration): Promise<string[]> {
  const from = createRequire(join(repository, 'shared/build/package.json'));
  const compiled: Configuration = {
    ...config,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: from.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: join(repository, 'shared/build/src/tsconfig.webpack.json'),
          },
        },
      ],
    },
  };
  return new Promise((resolve, reject) =>
    webpack(compiled, (error, stats) => {
      if (error || !stats || stats.hasErrors())
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
      else resolve(Object.keys(stats.compilation.assets));
    }),
  );
}

/** Answers for the host: its files, and `/api` from the site. */
export async function serveStockHost(page: Page, files: Map<string, Buffer>, site: string): Promise<void> {
  await page.route(`${stockHost}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.startsWith('/api/'))
      return route.fulfill({ response: await route.fetch({ url: site + pathname + search }) });
    const body = files.get(pathname);
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    return body ? route.fulfill({ body, contentType }) : route.fulfill({ status: 404 });
  });
}
