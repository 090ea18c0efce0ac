import { type RemoteFailureKind, LateError } from '@ilera/contracts';

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

/** What a failure gave up waiting for, and what may come yet; undefined for every other failure. */
export function lateArrival({ cause }: Error): Promise<unknown> | undefined {
  if (cause instanceof LateError) return cause.late;
  return cause instanceof Error ? lateArrival(cause) : undefined;
}
