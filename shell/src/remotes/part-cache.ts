import { loadPart, type PartAddress } from './load-part';
import { type LoadingPart, pageRegistry } from './registry';

/** Includes the version in use: after a fallback, what was loaded of the failed version is not rendered again. */
const keyOf = ({ remote, kind, name }: PartAddress): string =>
  `${remote} ${pageRegistry().versionInUse(remote)?.version ?? ''} ${kind} ${name}`;

/** The load of a part, started at most once per version until it is forgotten. */
export function partOf(address: PartAddress): LoadingPart {
  const { parts } = pageRegistry();
  const key = keyOf(address);
  const known = parts.get(key);
  if (known) return known;
  const part: LoadingPart = loadPart(address);
  part.status = 'pending';
  part.then(
    (component) => void Object.assign(part, { status: 'fulfilled', value: component }),
    (reason: unknown) => void Object.assign(part, { status: 'rejected', reason }),
  );
  parts.set(key, part);
  return part;
}

/** For "Try again": the part's next use loads it again. */
export function forgetPart(address: PartAddress): void {
  pageRegistry().parts.delete(keyOf(address));
}

/** Starts loading a part ahead of its use; a failure shows when the part is rendered. */
export function prefetchPart(address: PartAddress): void {
  partOf(address).catch(() => undefined);
}
