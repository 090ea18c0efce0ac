/** @jest-environment ./api/src/testing/native-environment.cjs */
import { readdirSync } from 'node:fs';
import { demoPassword } from '../../seed/data/people';
import { loadNative } from '../native';
import { describeWithPostgres, formData } from '../on-database';
import { pdfFile } from '../evidence-files/pdf-file';
import { pngFile, smallPng } from '../evidence-files/png-file';
import { openApis, type Apis } from './open-apis';
import { peopleOfApi } from './people-of-apis';
import type * as Probe from '../probes/start-together';

/** A document takes longer to check than a picture. */
const [pdf, png] = [pdfFile(), pngFile(...smallPng)];

describeWithPostgres('two processes on one PostgreSQL', () => {
  let apis: Apis;
  beforeAll(async () => {
    apis = await openApis('postgres');
  }, 240_000);
  afterAll(() => apis?.close());
  const files = () => readdirSync(apis.evidenceDir).length;

  it('start together on an empty database: both migrate, one fills it', async () => {
    const { startTogether } = await loadNative<typeof Probe>('./probes/start-together.ts');
    const alone = await startTogether('together_1', 1);
    expect(alone).toBeGreaterThan(0);
    expect(await startTogether('together_4', 4)).toBe(alone);
  });

  it.each([
    ['with the same idempotency key', true],
    ['without a key', false],
  ])('make one claim of a double submit %s, eight times out of eight', async (_words, hasKey) => {
    const token = await peopleOfApi(apis, 0).tokenOf('bayo.planholder@ilera.example', demoPassword);
    const { id } = (await apis.ask(0, { url: '/individual/profile', token })).body.data as { id: number };
    const before = files();
    for (let round = 0; round < 8; round += 1) {
      const fields = { user_id: String(id), claimable_id: '1', comment: `${hasKey} ${round}` };
      const file = {
        name: 'evidence',
        filename: 'a.pdf',
        type: 'application/pdf',
        content: round % 2 ? pdf : png,
      };
      const headers: Record<string, string> = hasKey ? { 'idempotency-key': `claim-round-${round}` } : {};
      const raw = formData(fields, [file]);
      const asked = { method: 'POST', url: '/individual/claimable/claim', token, raw, headers };
      const responses = await Promise.all([0, 1, 0, 1].map((api) => apis.ask(api, asked)));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    }
    expect(files()).toBe(before + 8);
  });
});
