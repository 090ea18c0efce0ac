import type { Component } from '@shared/contracts';
import { loadPart, type PartAddress } from './load-part';
import { versionInUse } from './registry';

/** A promise that React's `use` reads without suspending once it has settled. */
export type LoadingPart = Promise<Component<never>> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Component<never>;
  reason?: unknown;
};

const parts = new Map<string, LoadingPart>();

/** A part belongs to the version that is in use: what another part of the remote has given up is not drawn again. */
const keyOf = ({ remote, kind, name }: PartAddress, round: number): string =>
  `${remote} ${versionInUse(remote)?.version ?? ''} ${kind} ${name} ${round}`;

/** The load of a part, started at most once a version and round: "Try again" asks for the next round. */
export function partOf(address: PartAddress, round: number): LoadingPart {
  const key = keyOf(address, round);
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

/** Starts loading a part that somebody is about to want; a failure is kept for when it is really asked for. */
export function prefetchPart(address: PartAddress): void {
  partOf(address, 0).catch(() => undefined);
}
