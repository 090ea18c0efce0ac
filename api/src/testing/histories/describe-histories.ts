import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { installedDatabases, type DatabaseKind } from '../databases';
import { loadNative } from '../native';
import { moves } from './person-life';
import type * as Histories from './person-histories';

const move = fc.record({ do: fc.constantFrom(...moves), api: fc.nat(1) });
const history = fc.array(fc.array(move, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });

/** Defines the property for each of these databases that is installed. */
export function describeHistories(kinds: DatabaseKind[], numRuns: number): void {
  const installed = installedDatabases().filter((kind) => kinds.includes(kind));
  describe.each(installed)('a person after any history (%s)', (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'api-histories-'));
    let histories: Awaited<ReturnType<typeof Histories.openHistories>>;
    beforeAll(async () => {
      const { openHistories } = await loadNative<typeof Histories>('./histories/person-histories.ts');
      histories = await openHistories(kind, folder);
    }, 60_000);
    afterAll(async () => {
      await histories?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    it('has paid for nothing in vain, leaves the books alone when erased, and no session of an old password', async () => {
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          expect(await histories.live(steps)).toBe('[]');
        }),
        { numRuns, seed: 20261125 },
      );
      expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
    }, 600_000);
  });
}
