/** @jest-environment ./api/src/testing/native-environment.cjs */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadNative } from './native';
import { describeWithPostgres, formData } from './on-database';
import type * as Probe from './two-processes-probe';
import { pdfFile } from './evidence-files/pdf-file';

const pdf = pdfFile();
const probe = () => loadNative<typeof Probe>('./two-processes-probe.ts');

describeWithPostgres('two processes on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-two-'));
  let apis: Awaited<ReturnType<typeof Probe.openTwoApis>>;
  beforeAll(async () => {
    apis = await (await probe()).openTwoApis(folder);
  });
  afterAll(async () => {
    await apis?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('start together on an empty database: both migrate, one fills it', async () => {
    const { startTogether } = await probe();
    const alone = await startTogether('together_1', 1);
    expect(alone).toBeGreaterThan(0);
    expect(await startTogether('together_4', 4)).toBe(alone);
  });

  it.each([
    ['with the same idempotency key', true],
    ['without a key', false],
  ])('make one claim of a double submit %s, eight times out of eight', async (_words, hasKey) => {
    const { id, token } = await apis.signIn('bayo.planholder@ilera.example');
    const before = files();
    for (let round = 0; round < 8; round += 1) {
      const fields = { user_id: String(id), claimable_id: '1', comment: `${hasKey} ${round}` };
      const { payload, headers } = formData(fields, [
        { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf },
      ]);
      const key: Record<string, string> = hasKey ? { 'idempotency-key': `claim-round-${round}` } : {};
      const all = { ...headers, ...key, authorization: `Bearer ${token}` };
      const responses = await Promise.all(
        [0, 1, 0, 1].map((api) => apis.post(api, '/individual/claimable/claim', payload, all)),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    }
    expect(files()).toBe(before + 8);
  });

  const files = () => readdirSync(folder).filter((name) => name !== '.incoming').length;
});
