/**
 * Builds the part in the working directory once, with its webpack.config.mjs. Separate processes use both cores, and a
 * crash of one does not end the other.
 */
import webpack from 'webpack';
import { importConfiguration } from '../run-compiler';

const compiler = webpack(await importConfiguration());
if (!compiler) throw new Error('webpack.config.mjs gave webpack nothing to do.');

compiler.run((error, stats) => {
  if (error) console.error(error);
  else if (stats?.hasErrors() || stats?.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  const failed = Boolean(error) || Boolean(stats?.hasErrors());
  // Pages were rendered in this process; a timer or channel that a page left open must not keep it alive.
  compiler.close(() => process.exit(failed ? 1 : 0));
});
