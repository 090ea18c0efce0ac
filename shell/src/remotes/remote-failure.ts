import { type RemoteFailureKind, withTimeout } from '@ilera/contracts';

/** Time limit of one attempt to load a file, in milliseconds. */
export const attemptMs = 7_000;

/** Time limit of a component: of its load with all attempts, then of its first rendering. In milliseconds. */
export const deadlineMs = 30_000;

/** The reason why a remote's page or modal is missing. `kind` goes into the report, personal data never does. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  /** What a time limit gave up on and may still arrive; undefined for every other failure. */
  readonly late: Promise<unknown> | undefined;
  constructor(
    readonly remote: string,
    readonly version: string,
    readonly kind: RemoteFailureKind,
    { late, ...options }: ErrorOptions & { late?: Promise<unknown> } = {},
  ) {
    super(`${remote} ${version} failed: ${kind}`, options);
    this.late = late;
  }
}

/**
 * Loads within a time limit in milliseconds. Throws only RemoteFailure: that of `load`, else one of the given
 * kind, or `hang` after the limit.
 */
export async function loadWithin<T>(
  limitMs: number,
  { remote, version, kind }: Pick<RemoteFailure, 'remote' | 'version' | 'kind'>,
  load: () => Promise<T>,
): Promise<T> {
  try {
    const loading = load();
    return await withTimeout(
      limitMs,
      loading,
      // The name of the federation runtime's failure says that no remote is the cause.
      () => new RemoteFailure(remote, version, kind === 'federation' ? kind : 'hang', { late: loading }),
    );
  } catch (cause) {
    throw cause instanceof RemoteFailure ? cause : new RemoteFailure(remote, version, kind, { cause });
  }
}
