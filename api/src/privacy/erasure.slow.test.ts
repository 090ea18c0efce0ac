import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { roundsOn, suiteDatabases } from '../testing/databases/databases';
import { openHistories } from '../testing/histories/open-histories';
import { moves } from '../testing/histories/person-life';
import { loadNative } from '../testing/native';
import { describeWithPostgres, onDatabase } from '../testing/on-database';
import type * as NativeSide from '../testing/processes/native-side';
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

describeWithPostgres('pnpm data:erase', () => {
  it('erases people by their ids, and logs whom, so that another restore names them too', async () => {
    const { openPostgresReader } = await loadNative<typeof NativeSide>('./processes/native-side.ts');
    const database = await openPostgresReader();
    const script = ['--import', 'tsx', 'api/scripts/erase.mts', '1', '2'];
    const EVIDENCE_STORE = mkdtempSync(join(tmpdir(), 'api-erase-'));
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url, EVIDENCE_STORE };
    const output = execFileSync(process.execPath, script, {
      cwd: join(__dirname, '../../..'),
      env,
    }).toString();
    const erased = [...output.matchAll(/"event":"data.erased","userId":(\d+)/g)].map(([, id]) => id);
    expect(erased).toEqual(['1', '2']);
    expect(
      JSON.parse(await database.read('select id from users where erased_at is not null order by id')),
    ).toEqual([{ id: 1 }, { id: 2 }]);
    await database.close();
    rmSync(EVIDENCE_STORE, { recursive: true });
  });
});
