import type { Release, Revision } from '@ilera/contracts';

/** A reason why a set of releases must not go live, and what to do about it. */
export interface Refusal {
  /** Names the problem without versions, equal before and after a change; unset: the problem counts with each change. */
  problem?: string;
  message: string;
  remedy: string;
}

/** Releases that would be live together, and the paths granted to them. */
export interface Candidate {
  shell: Release | undefined;
  remotes: Record<string, Release | undefined>;
  paths?: Revision['paths'];
}

/**
 * Keeps the refusals that a change adds. Earlier problems do not count, so that the fault of one part does not block the
 * rollback of another.
 */
export const onlyNew = (after: Refusal[], before: Refusal[]): Refusal[] =>
  after.filter(({ problem }) => !problem || before.every((known) => known.problem !== problem));

/** Formats refusals, each with its remedy. */
export const formatRefusals = (refusals: Refusal[]): string =>
  refusals.map(({ message, remedy }) => `  ✗ ${message}\n    ${remedy}`).join('\n');

/** A refused request, with reason and remedy in the message. Nothing was changed. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';

  /** @param statusCode as the registry and the console answer */
  constructor(
    message: string,
    readonly statusCode: 401 | 403 | 409 = 409,
  ) {
    super(message);
  }
}

/** A change that may have been made: its answer was lost. */
export class ChangeUncertain extends Error {
  override readonly name = 'ChangeUncertain';
  /** Exit code of the command. */
  readonly exitCode = 2;
  readonly statusCode = 503;

  /** @param problem with the store or the registry, which may have said so already */
  constructor(problem: string, cause?: unknown) {
    const advice = '\n  It may have been done: pnpm release status';
    super(problem.includes(advice) ? problem : problem + advice, { cause });
  }
}

/**
 * Throws one message with every reason and remedy; where forced, notes which refusals are overruled instead.
 * @returns the revision's mark of a forced change
 */
export function refuseUnlessForced(
  refusals: Refusal[],
  isForced: boolean,
  notes: string[],
): Pick<Revision, 'forced'> {
  if (refusals.length === 0) return {};
  if (!isForced)
    throw new ReleaseRefused(
      `Refused, nothing changed:\n${formatRefusals(refusals)}\n  To go ahead all the same: --force`,
    );
  notes.push(`Overruled:\n${formatRefusals(refusals)}`);
  return { forced: true };
}
