/**
 * Child process with the dev server of one remote. One process each, because a single dev server for several
 * federated builds answers 404 for all but one.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Compiler } from 'webpack';

interface DevServer {
  start(): Promise<void>;
  stop(): Promise<void>;
}

const folder = process.cwd();
// shared/build depends on both packages; this process only runs them.
const require = createRequire(join(folder, '..', 'shared', 'build', 'package.json'));
const webpack = require('webpack') as (config: Configuration) => Compiler;
const WebpackDevServer = require('webpack-dev-server') as new (
  options: object,
  compiler: Compiler,
) => DevServer;

const { default: config } = (await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href)) as {
  default: Configuration;
};
const compiler = webpack(config);
compiler.hooks.done.tap('announce', (stats) => {
  if (stats.hasErrors()) console.log(stats.toString({ preset: 'errors-warnings', colors: false }));
  process.send?.({
    built: !stats.hasErrors(),
    seconds: ((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1000,
  });
});
const port = Number(process.env.DEV_PORT);
const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    static: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: {
      overlay: false,
      logging: 'warn',
      webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
    },
  },
  compiler,
);
await server.start();
process.on('SIGTERM', () => void server.stop().finally(() => process.exit(0)));
