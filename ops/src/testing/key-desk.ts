import { join } from 'node:path';
import type { Revision } from '@shared/contracts';
import type { Trust } from '../keys/load-keys';
import type { Signer } from '../keys/signing';
import { Ledger } from '../ledger/ledger';
import { publish } from '../release/publish';
import { FileStore } from '../store/file-store';
import { makePart } from './fake-part';
import { describeKey, makeSigner, trustIn } from './signing-keys';

/** A site published by ops, with a squad that has only mf-things, and a gateway that may only pause. */
export async function openKeyDesk(folder: string) {
  const store = new FileStore(join(folder, 'store'));
  const ops = makeSigner();
  const squad = makeSigner();
  const gateway = makeSigner();
  const trust = trustIn(
    describeKey(ops, 'Name: ops'),
    describeKey(squad, 'Name: things squad', 'Parts: mf-things'),
    describeKey(gateway, 'Name: gateway', 'Actions: pause'),
  );
  const as = (signer: Signer, believed: Trust = trust) => new Ledger(store, { signer, trust: believed });
  const put = (ledger: Ledger, name: string, version: string, more: object = {}) =>
    publish({
      store,
      ledger,
      parts: [makePart(folder, name, version)],
      by: 'Ngozi',
      reason: version,
      ...more,
    });
  const parts = ['shell', 'mf-public', 'mf-things'].map((name) => makePart(folder, name, '1.0.0'));
  await publish({ store, ledger: as(ops), parts, by: 'ada', reason: 'first' });
  /** Signs what the key may not do, without the checks of a publisher. */
  const force = (signer: Signer, change: (before: Revision) => Partial<Revision>) =>
    new Ledger(store, { signer, trust: unlimited(ops, squad, gateway) }).append((previous) => {
      if (!previous) throw new Error('nothing there');
      return { by: 'eve', reason: 'x', action: 'publish', live: previous.live, ...change(previous) };
    });
  return { folder, store, ops, squad, gateway, trust, as, put, force };
}

/** Trust in these keys, without any limit. */
export const unlimited = (...keys: { publicPem: string }[]): Trust => trustIn(...keys);
