/**
 * What failed: `missing` the site has no such remote, `federation` the federation runtime of the shell, `entry` the
 * remote's entry, `exports` its module or a library that it needs, `chunk` a page's script, `hang` a timeout, `render` a
 * component.
 */
export type FailureKind = 'missing' | 'federation' | 'entry' | 'exports' | 'chunk' | 'hang' | 'render';

/** Why a remote's page or modal is not there. `kind` goes into the report, never a person's data. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: FailureKind,
    options?: ErrorOptions,
  ) {
    super(`${remote} ${version} failed: ${kind}`, options);
  }
}
