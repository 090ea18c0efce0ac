import { type RemoteFailureKind, LateError } from '@ilera/contracts';

/** The reason why a remote's page or modal is missing. `kind` goes into the report, personal data never does. */
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

/** The promise that a timed-out load gave up on, which may still arrive; undefined for every other failure. */
export function lateArrival(error: unknown): Promise<unknown> | undefined {
  if (error instanceof LateError) return error.late;
  return error instanceof Error ? lateArrival(error.cause) : undefined;
}
