import type { EarlierSite, Versions } from './earlier-releases';
import { journeys, type Journey } from './journeys';

/** One composition to test, and which part differs from the rest. */
export interface Pairing {
  part: string;
  column: string;
  versions: Versions;
  journeys: Journey[];
  /** The earlier site without this part: where it fails too, the part is not at fault. */
  control?: Versions;
}

/** The row with the present build of every part. */
export const allNew = 'all of them';

/**
 * For each part its new version in an old site, and its old version in the new one; and the new site by
 * itself. All journeys run with the shell; those that a remote is part of run with the remote.
 */
export function listPairings(present: Versions, earlier: EarlierSite[], only: string[]): Pairing[] {
  const wanted = (part: string): boolean => only.length === 0 || only.includes(part);
  const pairings: Pairing[] = [];
  for (const { name: site, versions: old } of earlier) {
    for (const part of Object.keys(present)) {
      // The same version in both sites: there is nothing to test.
      if (!wanted(part) || old[part] === present[part]) continue;
      const isShell = part === 'shell';
      const shared = {
        part,
        journeys: journeys.filter(({ meets }) => isShell || meets.some((remote) => remote === part)),
      };
      pairings.push(
        {
          ...shared,
          column: `new in ${site}`,
          versions: { ...old, ...pick(present, part) },
          control: old,
        },
        { ...shared, column: `${site} in new`, versions: { ...present, ...pick(old, part) } },
      );
    }
  }
  if (only.length === 0) pairings.push({ part: allNew, column: 'new site', versions: present, journeys });
  return pairings;
}

const pick = (versions: Versions, part: string): Versions =>
  versions[part] === undefined ? {} : { [part]: versions[part] };
