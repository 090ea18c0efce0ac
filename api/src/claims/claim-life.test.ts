/** @jest-environment ./api/src/testing/native-environment.cjs */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runClaimsCommand, usage } from '../operators/claims-command';
import { formData, onDatabase } from '../testing/on-database';
import { operatorFetch } from '../testing/operator-fetch';
import { pdfFile } from '../testing/evidence-files/pdf-file';

const pdf = pdfFile();
const opsToken = 'operators-token-for-tests-only';
const adasToken = 'token-of-ada-alone-for-tests';

// R5.3
onDatabase(
  'the life of a claim',
  (suite) => {
    const bayo = 'bayo.planholder@ilera.example';
    let claimed = 0;

    async function send(comment: string, contents: Buffer[], email = bayo, filename = 'Rechnung Ọlá.pdf') {
      const fields = { claimable_id: '1', user_id: String(await suite.api.userId(email)), comment };
      const file = { name: 'evidence', filename, type: 'application/pdf' };
      const { body } = await suite.ask({
        method: 'POST',
        url: '/individual/claimable/claim',
        token: await suite.api.signIn(email),
        raw: formData(
          fields,
          contents.map((content) => ({ ...file, content })),
        ),
      });
      return body.data.reference as string;
    }
    const claim = (email = bayo, filename?: string) =>
      send(`Claim ${(claimed += 1)}`, [pdf], email, filename);
    const listOf = async (email = bayo) =>
      (await suite.get('/individual/claims?count=50', await suite.api.signIn(email))).body.data.data as {
        reference: string;
        evidence: { id: number; name: string }[];
        [key: string]: unknown;
      }[];
    const own = async (reference: string) => (await listOf()).find((row) => row.reference === reference);
    const decide = (reference: string, body: object, token = opsToken) =>
      suite.ask({
        method: 'PUT',
        url: `/_ops/claims/${reference}`,
        body,
        headers: { 'x-ops-token': token },
      });
    const lastMail = async () =>
      (JSON.parse(await suite.api.mailsTo(bayo)) as { subject: string; text: string }[]).at(-1);

    it('is listed with benefit, status, and evidence', async () => {
      const reference = await claim();
      expect(await own(reference)).toEqual({
        id: expect.any(Number),
        reference,
        benefit: expect.any(String),
        comment: `Claim ${claimed}`,
        status: 'processing',
        amount: null,
        reason: null,
        created_at: expect.any(String),
        decided_at: null,
        paid_at: null,
        evidence: [{ id: expect.any(Number), name: 'Rechnung Ọlá.pdf', bytes: pdf.length }],
      });
      expect((await lastMail())?.text).toContain('answers within 10 working days');
    });

    it('is the same when it is sent twice, and a new one once it was refused or with other files', async () => {
      const other = pdfFile({ text: 'Another' });
      const first = await send('sent again', [pdf]);
      expect(await send('sent again', [pdf])).toBe(first);
      const withFile = await send('sent again', [pdf, other]);
      expect(withFile).not.toBe(first);
      expect(await send('sent again', [other, pdf])).toBe(withFile);
      expect((await decide(first, { status: 'refused', reason: 'A page is missing.' })).status).toBe(200);
      const again = await send('sent again', [pdf]);
      expect([first, withFile]).not.toContain(again);
      expect(await own(again)).toMatchObject({ status: 'processing' });
      expect((await lastMail())?.text).toContain(again);
    });

    it('gives its evidence to its owner as an attachment, and to nobody else', async () => {
      const reference = await claim();
      const id = (await own(reference))?.evidence[0]?.id;
      const other = await claim('chioma.family@ilera.example');
      const url = `/individual/claims/${reference}/evidence/${id}`;
      const response = await suite.get(url, await suite.api.signIn(bayo));
      expect(Buffer.from(response.file ?? '', 'base64')).toEqual(pdf);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-disposition': "attachment; filename*=UTF-8''Rechnung%20%E1%BB%8Cl%C3%A1.pdf",
      });
      const chioma = await suite.api.signIn('chioma.family@ilera.example');
      for (const path of [
        url,
        `/individual/claims/${other}/evidence/${id}`,
        `/individual/claims/${reference}/evidence/999999`,
        `/individual/claims/CLM-UNKNOWN/evidence/${id}`,
      ])
        expect((await suite.get(path, chioma)).status).toBe(404);
      expect((await suite.get(url)).status).toBe(401);
      expect((await listOf('chioma.family@ilera.example')).map((row) => row.reference)).not.toContain(
        reference,
      );
    });

    it('names its evidence by what the bytes are, whatever the uploader says', async () => {
      const reference = await claim(bayo, 'a\u202efdp.html');
      const [file] = (await own(reference))?.evidence ?? [];
      expect(file?.name).toBe('afdp_html.pdf');
      const url = `/individual/claims/${reference}/evidence/${file?.id}`;
      const { headers } = await suite.get(url, await suite.api.signIn(bayo));
      expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''afdp_html.pdf");
    });

    it('is approved with an amount, then paid, with a mail at each step (R5.3)', async () => {
      const reference = await claim();
      expect((await decide(reference, { status: 'approved', amount: 25_000.5 })).status).toBe(200);
      expect(await own(reference)).toMatchObject({
        status: 'approved',
        amount: 25_000.5,
        decided_at: expect.any(String),
        paid_at: null,
      });
      expect(await lastMail()).toMatchObject({
        subject: 'Your Ilera claim was approved',
        text: expect.stringMatching(/Amount: N25,000\.50/),
      });
      expect((await decide(reference, { status: 'paid' })).status).toBe(200);
      expect(await own(reference)).toMatchObject({ status: 'paid', paid_at: expect.any(String) });
      expect((await lastMail())?.subject).toBe('Your Ilera claim was paid');
    });

    it('is refused with a reason that the person reads', async () => {
      const reference = await claim();
      const reason = 'The receipt is for another person than the one who is covered.';
      await decide(reference, { status: 'refused', reason });
      expect(await own(reference)).toMatchObject({ status: 'refused', reason, amount: null });
      expect(await lastMail()).toMatchObject({
        subject: 'Your Ilera claim was decided',
        text: expect.stringContaining(reason),
      });
    });

    it('is decided once, also by two operators at once', async () => {
      const reference = await claim();
      const before = Number(await suite.api.one('select count(*) from outbox'));
      const reason = 'There is no receipt in the evidence.';
      const responses = await Promise.all([
        decide(reference, { status: 'approved', amount: 100 }),
        decide(reference, { status: 'refused', reason }),
        decide(reference, { status: 'approved', amount: 200 }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      expect(Number(await suite.api.one('select count(*) from outbox'))).toBe(before + 1);
    });

    it.each([
      ['an approval without an amount', { status: 'approved' }],
      ['an approval of nothing', { status: 'approved', amount: 0 }],
      ['a refusal without a reason', { status: 'refused' }],
      ['a payment of what was not approved', { status: 'paid' }],
      ['another status', { status: 'processing' }],
    ])('does not take %s', async (_name, body) => {
      const reference = await claim();
      expect((await decide(reference, body)).status).toBe(422);
      expect(await own(reference)).toMatchObject({ status: 'processing' });
    });

    it('is decided by operators only', async () => {
      const reference = await claim();
      expect((await decide(reference, { status: 'approved', amount: 1 }, 'not the token')).status).toBe(403);
      expect((await suite.get('/_ops/claims')).status).toBe(403);
      expect((await suite.get(`/_ops/claims/${reference}/evidence/1`)).status).toBe(403);
      expect((await decide('CLM-UNKNOWN', { status: 'paid' })).status).toBe(404);
    });

    it('is decided by an operator whom the log names, and never by a token that is not theirs', async () => {
      const reference = await claim();
      const since = suite.api.log.length;
      expect((await decide(reference, { status: 'approved', amount: 1 }, adasToken)).status).toBe(200);
      const line = suite.api.log.slice(since).find((text) => text.includes('ops.claim')) ?? '';
      expect(JSON.parse(line)).toMatchObject({ operator: 'ada', event: 'ops.claim', status: 'approved' });
      expect(suite.api.log.join('')).not.toContain(adasToken);
    });

    it('stays listed after the plan ended', async () => {
      const reference = await claim();
      suite.api.advance(400 * 86_400_000);
      expect(await own(reference)).toMatchObject({ status: 'processing' });
      suite.api.advance(-400 * 86_400_000);
    });

    describe('pnpm claims', () => {
      async function run(...args: string[]): Promise<string[]> {
        const lines: string[] = [];
        await runClaimsCommand(args, {
          apiUrl: '',
          token: opsToken,
          print: (line) => lines.push(line),
          fetch: operatorFetch(suite),
        });
        return lines;
      }

      const folder = mkdtempSync(join(tmpdir(), 'claims-'));
      afterAll(() => rmSync(folder, { recursive: true }));

      it('lists, saves evidence under names of our own, approves and pays', async () => {
        const reference = await claim(bayo, '../../etc/passwd.pdf');
        expect((await run('list')).find((line) => line.startsWith(reference))).toContain('processing');
        await run('evidence', reference, folder);
        expect(readdirSync(folder)).toEqual([expect.stringMatching(`^${reference}-\\d+\\.pdf$`)]);
        expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''))).toEqual(pdf);
        expect(await run('approve', reference, '1500')).toEqual([`${reference}: approved`]);
        expect(await run('paid', reference)).toEqual([`${reference}: paid`]);
        expect(await own(reference)).toMatchObject({ status: 'paid', amount: 1500 });
        expect((await run('list')).some((line) => line.startsWith(reference))).toBe(false);
      });

      it('says what the API refuses, and how it is used', async () => {
        await expect(run('paid', 'CLM-UNKNOWN')).rejects.toThrow('This claim was not found.');
        await expect(run('refuse', 'CLM-1')).rejects.toThrow(usage);
        await expect(run('approve', 'CLM-1', 'all')).rejects.toThrow(usage);
        await expect(run()).rejects.toThrow(usage);
      });
    });
  },
  { opsTokens: { ada: adasToken } },
);
