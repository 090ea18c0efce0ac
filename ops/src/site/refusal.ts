import type { Release, Revision } from '@ilera/contracts';

/** A reason why a set of releases must not go live, and what to do about it. */
export interface Refusal {
  part: string;
  rule:
    | 'missing'
    | 'shared'
    | 'route'
    | 'grant'
    | 'clash'
    | 'access'
    | 'navigation'
    | 'modal'
    | 'budget'
    | 'bad';
  /** The subject without versions: the same problem before and after a change has the same subject. */
  subject: string;
  message: string;
  remedy: string;
}

/** A refusal without its part and subject. */
export type Reason = Pick<Refusal, 'rule' | 'message' | 'remedy'>;

/** A set of releases that would be live together, and the paths that they may have. */
export interface Candidate {
  shell: Release | undefined;
  remotes: Record<string, Release | undefined>;
  paths?: Revision['paths'];
}

/**
 * The refusals that a change causes. What was wrong before does not count, so that a rollback of one part does not fail
 * because of another.
 */
export function onlyNew(after: Refusal[], before: Refusal[]): Refusal[] {
  const keyOf = ({ part, rule, subject }: Refusal): string => `${part} ${rule} ${subject}`;
  const known = new Set(before.map(keyOf));
  return after.filter((refusal) => !known.has(keyOf(refusal)));
}

/** The refusals in words, with what to do about each. */
export const formatRefusals = (refusals: Refusal[]): string =>
  refusals.map(({ message, remedy }) => `  ✗ ${message}\n    ${remedy}`).join('\n');

/** A refusal with its reason and what to do about it, in words. Nothing was changed. */
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

/**
 * Throws one message that names every reason, what to do about it, and `--force`; with it, says what is overruled.
 * @returns what the revision says of it
 */
export function refuseUnlessForced(
  refusals: Refusal[],
  isForced: boolean,
  tell: (line: string) => void,
): Pick<Revision, 'forced'> {
  if (refusals.length === 0) return {};
  if (!isForced)
    throw new ReleaseRefused(
      `Refused, nothing changed:\n${formatRefusals(refusals)}\n  To go ahead all the same: --force`,
    );
  tell(`Overruled:\n${formatRefusals(refusals)}`);
  return { forced: true };
}
