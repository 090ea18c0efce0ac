import type { Component } from '@shared/contracts';
import { loadPart, type PartAddress } from './load-part';
import { versionInUse } from './registry';

/** A promise that React's `use` reads without suspending once it is fulfilled or rejected. */
export type LoadingPart = Promise<Component<never>> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Component<never>;
  reason?: unknown;
};

const parts = new Map<string, LoadingPart>();

/** Includes the version in use: after a fallback, what was loaded of the failed version is not rendered again. */
const keyOf = ({ remote, kind, name }: PartAddress, attempt: number): string =>
  `${remote} ${versionInUse(remote)?.version ?? ''} ${kind} ${name} ${attempt}`;

/** The load of a part, started at most once per version and attempt; "Try again" is the next attempt. */
export function partOf(address: PartAddress, attempt: number): LoadingPart {
  const key = keyOf(address, attempt);
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

/** Starts loading a part ahead of its use; a failure shows when the part is rendered. */
export function prefetchPart(address: PartAddress): void {
  partOf(address, 0).catch(() => undefined);
}
