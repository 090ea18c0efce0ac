/**
 * Child process that builds one part: imports its webpack.config.mjs and runs it once. Separate processes use
 * both cores, and a crash of one does not end the other.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

const file = join(process.cwd(), 'webpack.config.mjs');
const { default: config } = (await import(pathToFileURL(file).href)) as { default: Configuration };
const compiler = webpack(config);
if (!compiler) throw new Error(`${file} gave webpack nothing to do.`);

compiler.run((error, stats) => {
  if (error) console.error(error);
  else if (stats?.hasErrors() || stats?.hasWarnings()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  }
  const failed = Boolean(error) || Boolean(stats?.hasErrors());
  // Pages were rendered in this process; a timer or channel that one of them left open must not keep it
  // alive.
  compiler.close(() => process.exit(failed ? 1 : 0));
});
