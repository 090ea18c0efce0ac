/**
 * Runs the dev server of the remote in the working directory. Each remote needs a separate process, because one dev
 * server for several federated builds answers 404 for all but one.
 */
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { importConfiguration } from '../run-compiler';

const compiler = webpack(await importConfiguration());
if (!compiler) throw new Error('webpack.config.mjs gave webpack nothing to do.');
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
const stop = (): void => void server.stop().finally(() => process.exit(0));
process.on('SIGTERM', stop);
// The parent command has ended.
process.on('disconnect', stop);
process.channel?.unref();
