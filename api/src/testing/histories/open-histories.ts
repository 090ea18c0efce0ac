/** Random histories of one person over APIs on one database and a payment provider. */
import { setTimeout } from 'node:timers/promises';
import type { DatabaseKind } from '../databases/databases';
import { startFakePaystack } from '../fake-paystack';
import { openApis } from '../processes/open-apis';
import { begin } from './begin-life';
import { faultsAfter } from './person-faults';
import type { Life, Move } from './person-life';
import { make, paymentsOf, tell, type Place } from './person-moves';

const secret = 'sk_test_for_histories';
/** Milliseconds until what was begun in a history, such as housekeeping, must have ended. */
const patience = 15_000;

/** Opens the APIs; `live` runs a history of moves, each list of them at once, and names what is wrong then. */
export async function openHistories(kind: DatabaseKind) {
  const clock = { now: () => new Date() };
  const paystack = await startFakePaystack(secret, () => clock.now());
  const apis = await openApis(kind, {
    PAYMENT_PROVIDER: 'paystack',
    PAYSTACK_SECRET_KEY: secret,
    PAYSTACK_URL: paystack.url,
  });
  clock.now = apis.now;
  const place: Place = { apis, paystack };
  return {
    evidenceDir: apis.evidenceDir,
    live: async (history: Move[][]): Promise<string[]> => {
      const life = await begin(place);
      for (const together of history) await Promise.all(together.map((move) => make(place, life, move)));
      for (const reference of await paymentsOf(place, life)) await tell(place, life, 0, reference);
      await apis.tidy(0);
      return untilRight(place, life);
    },
    close: async () => {
      await apis.close();
      await paystack.close();
    },
  };
}

/** What is wrong for good. */
async function untilRight(place: Place, life: Life): Promise<string[]> {
  const until = Date.now() + patience;
  for (;;) {
    const faults = [...life.broken, ...(await faultsAfter(place, life))];
    if (faults.length === 0 || life.broken.length > 0 || Date.now() > until) return faults;
    await setTimeout(10);
  }
}
