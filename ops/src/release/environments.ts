import { ReleaseRefused } from '../common/release-refused';

/** The variable of an environment in place of one for all: `RELEASE_STORE_<NAME>`, `RELEASE_PUBLIC_KEYS_<NAME>`. */
export const variableOf = (variable: string, environment: string): string =>
  `${variable}_${environment.toUpperCase().replaceAll('-', '_')}`;

/**
 * The variables of this process as an environment has them: its store, and its list of keys where it has one of
 * its own, so that a key of staging's is not believed in production (Q75).
 * @throws ReleaseRefused where its store is not configured
 */
export function variablesOf(environment: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const name = variableOf('RELEASE_STORE', environment);
  const location = /^[a-z][a-z0-9-]*$/.test(environment) ? env[name]?.trim() : undefined;
  if (!location)
    throw new ReleaseRefused(
      `No store of "${environment}" is known. Set ${name} to a folder or s3://bucket/prefix.`,
    );
  const keys = env[variableOf('RELEASE_PUBLIC_KEYS', environment)] || env.RELEASE_PUBLIC_KEYS;
  return { ...env, RELEASE_STORE: location, RELEASE_PUBLIC_KEYS: keys };
}
