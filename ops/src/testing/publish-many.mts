/**
 * Child process of the concurrency tests: publishes several small releases of its own remotes, all at once,
 * against whatever store RELEASE_STORE names. Arguments: working folder, name of this process, number of
 * publishers, and the write at which the process kills itself (none: it finishes).
 */
import { findRepository } from '../common/repository';
import { Ledger } from '../registry/ledger/ledger';
import { publish } from './publish';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/release-store';
import { makePart } from './fake-part';

const [, , folder = '', who = '', count = '0', killAt = ''] = process.argv;
const store = killedAt(Number(killAt), await openStore(findRepository(), process.env.RELEASE_STORE));
process.send?.('ready');
await Promise.all(
  Array.from({ length: Number(count) }, async (_, index) => {
    const part = makePart(folder, `mf-${'abcde'[index % 5] ?? 'a'}`, `1.0.${index}-${who}`);
    await publish({ ledger: new Ledger(store), parts: [part], by: who, reason: `publisher ${index}` });
  }),
);
process.send?.('done');
process.disconnect?.();

/** The store, with a `kill -9` of this process during the given write. */
function killedAt(write: number, inner: ReleaseStore): ReleaseStore {
  let writes = 0;
  const counted = <T,>(begun: Promise<T>): Promise<T> => {
    writes += 1;
    if (writes === write) process.kill(process.pid, 'SIGKILL');
    return begun;
  };
  return {
    description: inner.description,
    putIfAbsent: (key, body) => counted(inner.putIfAbsent(key, body)),
    put: (key, body) => counted(inner.put(key, body)),
    get: (key) => inner.get(key),
    exists: (key) => inner.exists(key),
    list: (prefix) => inner.list(prefix),
    remove: (key) => inner.remove(key),
  };
}
