import { publish, rollback } from '../../ops/src/testing/change-store';
import { readRecord } from '../../ops/src/registry/releases/read-record';
import type { TestSite } from '../../ops/src/testing/sites/test-site';
import type { FaultKind, FaultProxy } from '../support/fault-proxy';
import { makeFaultyRelease, type FaultyBehaviour } from '../support/builds/faulty-release';
import type { RemoteName } from '../support/screens';

/** One way in which a remote can break. */
export interface Kind {
  name: string;
  /** `wire`: between the gateway and the visitors of one proxy; `release`: live for everybody. */
  scope: 'wire' | 'release';
  /** Breaks one remote; returns a function that repairs it. */
  strike(at: { site: TestSite; proxy: FaultProxy }, remote: RemoteName): Promise<() => Promise<void>>;
}

const onFiles = (name: string, kind: FaultKind, file: string): Kind => ({
  name,
  scope: 'wire',
  strike: async ({ proxy }, remote) => {
    proxy.fault = { kind, path: new RegExp(`^/assets/${remote}/[^/]+/${file}$`) };
    return async () => {
      proxy.fault = undefined;
    };
  },
});

const byRelease = (behaviour: FaultyBehaviour): Kind => ({
  name: behaviour,
  scope: 'release',
  strike: async ({ site }, remote) => {
    const { store, ledger } = site;
    const live = (await ledger.newest())?.live[remote]?.version ?? '';
    const good = (await readRecord(store, remote, live))?.release;
    if (!good) throw new Error(`${remote} is not published`);
    const version = `9.0.${Date.now()}`;
    const parts = [await makeFaultyRelease(good, version, behaviour)];
    await publish({ ledger, parts, by: 'trial', reason: behaviour, force: true });
    await site.gateway.follower.poll();
    return async () => {
      await rollback({ ledger, part: remote, to: live, by: 'trial', reason: 'mend', force: true });
      await site.gateway.follower.poll();
    };
  },
});

const entry = 'remoteEntry\\.js';
const pageChunk = 'page\\.[^/]+\\.js';

/** The rows of the fault matrix. */
export const faultKinds: Kind[] = [
  onFiles('entry 404', '404', entry),
  onFiles('entry 500', '500', entry),
  onFiles('entry 503', '503', entry),
  onFiles('entry is HTML', 'html', entry),
  onFiles('entry empty', 'empty', entry),
  onFiles('entry cut at 70 %', 'cut', entry),
  onFiles('entry one bit off', 'flipped', entry),
  onFiles('entry tampered', 'tampered', entry),
  onFiles('entry connection closed', 'closed', entry),
  onFiles('entry never answered', 'silent', entry),
  onFiles('chunk 404', '404', pageChunk),
  onFiles('chunk 500', '500', pageChunk),
  onFiles('chunk is HTML', 'html', pageChunk),
  onFiles('chunk cut off half-way', 'half', pageChunk),
  onFiles('chunk tampered', 'tampered', pageChunk),
  onFiles('chunk connection closed', 'closed', pageChunk),
  onFiles('chunk never answered', 'silent', pageChunk),
  ...(['throws on start', 'wrong exports', 'throws on render'] as const).map(byRelease),
];
