import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { findRepository } from '../../../ops/src/common/repository';

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

/** Serves the host on an origin of its own, and `/api` from the site. */
export async function serveStockHost(
  files: Map<string, Buffer>,
  site: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    const body = files.get(pathname);
    if (pathname.startsWith('/api/'))
      void fetch(new URL(request.url ?? '/', site)).then(async (answer) =>
        response
          .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
          .end(await answer.text()),
      );
    else
      response
        .writeHead(body ? 200 : 404, {
          'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
        })
        .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
