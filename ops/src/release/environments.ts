import { ReleaseRefused } from '../common/release-refused';

/** `RELEASE_STORE_<NAME>`, the variable that holds the store of an environment. */
const variableOf = (environment: string): string =>
  `RELEASE_STORE_${environment.toUpperCase().replaceAll('-', '_')}`;

/**
 * The store of an environment, as `RELEASE_STORE` would name it.
 * @throws ReleaseRefused where it is not configured
 */
export function storeOfEnvironment(environment: string, env: NodeJS.ProcessEnv): string {
  const name = variableOf(environment);
  const location = /^[a-z][a-z0-9-]*$/.test(environment) ? env[name]?.trim() : undefined;
  if (location) return location;
  throw new ReleaseRefused(
    `No store of "${environment}" is known. Set ${name} to a folder or s3://bucket/prefix.`,
  );
}
