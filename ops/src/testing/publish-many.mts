/**
 * Child process of the concurrency tests: publishes several small releases of its own remotes, all at once, against
 * whatever store RELEASE_STORE names. Arguments: working folder, name of this process, number of publishers.
 */
import { findRepository } from '../common/repository';
import { Ledger } from '../ledger/ledger';
import { publish } from '../release/publish';
import { openStore } from '../store/open-store';
import { makePart } from './fake-part';

const [, , folder = '', who = '', count = '0'] = process.argv;
const store = await openStore(findRepository(), process.env.RELEASE_STORE);
process.send?.('ready');
await Promise.all(
  Array.from({ length: Number(count) }, async (_, index) => {
    const part = makePart(folder, `mf-${'abcde'[index % 5] ?? 'a'}`, `1.0.${index}-${who}`);
    await publish({ store, ledger: new Ledger(store), parts: [part], by: who, reason: `publisher ${index}` });
  }),
);
process.send?.('done');
process.disconnect?.();
