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
export function lateArrival({ cause }: Error): Promise<unknown> | undefined {
  if (cause instanceof LateError) return cause.late;
  return cause instanceof Error ? lateArrival(cause) : undefined;
}
