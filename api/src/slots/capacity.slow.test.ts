import fc from 'fast-check';
import { roundsOn, suiteDatabases } from '../testing/databases/databases';
import { untilNextYear } from '../testing/booking-days';
import { openCrowd, wishes } from '../testing/clinic/open-crowd';
import { openApis, type Apis } from '../testing/processes/open-apis';
import { seedOr } from '../testing/seed-or';

const places = 4;
const wish = fc.record({ does: fc.constantFrom(...wishes), api: fc.nat(1) });

describe.each(suiteDatabases())('a time that more people want than there are places (%s)', (kind) => {
  let apis: Apis;
  beforeAll(async () => {
    apis = await openApis(kind);
    apis.advance(untilNextYear(apis.now()));
  }, 240_000);
  afterAll(() => apis?.close());

  it('has never more visits than places, none stays empty, and nobody pays for nothing', async () => {
    const crowdOn = await openCrowd(apis);
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 4, maxLength: 9 }), async (crowd) => {
        const { visits, paid, kept, wanted } = await crowdOn(crowd, nth);
        nth += 1;
        expect(visits).toBeLessThanOrEqual(places);
        expect(kept).toBe(paid);
        const isSteady = crowd.every(({ does }) => does !== 'book and cancel');
        if (isSteady) expect(visits).toBe(Math.min(places, wanted));
      }),
      { numRuns: roundsOn(kind, 100), seed: seedOr(20261125), endOnFailure: true },
    );
  }, 1_200_000);
});
