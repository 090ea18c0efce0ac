import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/** The webpack configuration of the part in the working directory. */
export async function importConfiguration(): Promise<Configuration> {
  const file = pathToFileURL(join(process.cwd(), 'webpack.config.mjs')).href;
  const { default: configuration } = (await import(file)) as { default: Configuration };
  return configuration;
}
