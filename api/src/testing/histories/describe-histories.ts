import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { installedDatabases, roundsOn, type DatabaseKind } from '../databases';
import { openHistories } from './open-histories';
import { moves } from './person-life';

const move = fc.record({ do: fc.constantFrom(...moves), api: fc.nat(1) });
const history = fc.array(fc.array(move, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });

/** Defines the property for each of these databases that is installed. */
export function describeHistories(kinds: DatabaseKind[], numRuns: number): void {
  const installed = installedDatabases().filter((kind) => kinds.includes(kind));
  describe.each(installed)('a person after any history (%s)', (kind) => {
    let histories: Awaited<ReturnType<typeof openHistories>>;
    beforeAll(async () => {
      histories = await openHistories(kind);
    }, 60_000);
    afterAll(() => histories?.close());

    it('has paid for nothing in vain, leaves the books alone when erased, and no session of an old password', async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          expect(await histories.live(steps)).toEqual([]);
        }),
        { numRuns: roundsOn(kind, numRuns), seed: 20261125, endOnFailure: true },
      );
      expect(readdirSync(histories.evidenceDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    }, 600_000);
  });
}
