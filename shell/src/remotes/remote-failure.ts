/** Why a part of the page is not there. `kind` goes into the report, never a person's data. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: 'missing' | 'entry' | 'exports' | 'chunk' | 'render' | 'hang',
    options?: ErrorOptions,
  ) {
    super(`${remote} ${version} failed: ${kind}`, options);
  }
}
