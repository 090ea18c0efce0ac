/** @jest-environment ./api/src/testing/native-environment.cjs */
import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { roundsOn, suiteDatabases } from '../testing/databases/databases';
import { openHistories } from '../testing/histories/open-histories';
import { moves } from '../testing/histories/person-life';
import { onDatabase } from '../testing/on-database';
import { signInWhileResetting } from '../testing/reset-password';
import { seedOr } from '../testing/seed-or';

const move = fc.record({ do: fc.constantFrom(...moves), api: fc.nat(1) });
const history = fc.array(fc.array(move, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });

describe.each(suiteDatabases())('a person after any history (%s)', (kind) => {
  let histories: Awaited<ReturnType<typeof openHistories>>;
  beforeAll(async () => {
    histories = await openHistories(kind);
  });
  afterAll(() => histories?.close());

  it('has paid for nothing in vain, leaves the books alone when erased, and no session of an old password', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        expect(await histories.live(steps)).toEqual([]);
      }),
      { numRuns: roundsOn(kind, 30), seed: seedOr(20261125), endOnFailure: true },
    );
    expect(readdirSync(histories.evidenceDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }, 600_000);
});

onDatabase('a reset', (suite) => {
  it('ends every session of the old password in twenty rounds of four sign-ins', () =>
    signInWhileResetting(suite, 20));
});
