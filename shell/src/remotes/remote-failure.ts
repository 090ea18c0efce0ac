import type { RemoteFailureKind } from '@shared/contracts';

/** Why a remote's page or modal is not there. `kind` goes into the report, never a person's data. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: RemoteFailureKind,
    options?: ErrorOptions,
  ) {
    super(`${remote} ${version} failed: ${kind}`, options);
  }
}
