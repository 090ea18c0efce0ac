import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formData, onDatabase } from '../testing/on-database';
import { pdfFile, pdfkitFile } from '../testing/evidence-files/pdf-file';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = pdfFile();
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x10, 0x00, 0x10, 0x01, 0x01, 0x11, 0x00]),
  Buffer.from([0xff, 0xda, 0x00, 0x02, 0x00, 0x00, 0xff, 0xd9]),
]);
const withSize = (side: number) => {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(side, 16);
  huge.writeUInt32BE(side, 20);
  return huge;
};

onDatabase('claims', (suite) => {
  const holder = 'bayo.planholder@ilera.example';
  let comments = 0;

  async function claim(
    files: { filename?: string; type?: string; content: Buffer }[],
    fields: Record<string, string> = {},
    email = holder,
  ) {
    const token = await suite.api.signIn(email);
    const own = String(await suite.api.userId(email));
    const parts = files.map((file) => ({
      name: 'evidence',
      filename: 'receipt.png',
      type: 'image/png',
      ...file,
    }));
    const raw = formData(
      { claimable_id: '1', user_id: own, comment: `Claim ${(comments += 1)}`, ...fields },
      parts,
    );
    return suite.ask({ method: 'POST', url: '/individual/claimable/claim', token, raw });
  }
  const stored = () => readdirSync(suite.api.evidenceDir);

  it('lists benefits', async () => {
    const { data } = (await suite.get('/claimable/all', await suite.api.signIn(holder))).body;
    expect(data.length).toBeGreaterThan(3);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      description: expect.any(String),
    });
  });

  it('takes PDF, PNG and JPEG, keeps them under random names, and mails a receipt', async () => {
    const before = stored().length;
    const response = await claim([
      { content: png },
      { content: pdf, filename: '../../etc/passwd' },
      { content: jpeg },
    ]);
    expect(response.status).toBe(200);
    expect(response.body.data).toMatchObject({ status: 'processing', claimable_id: 1 });
    expect(stored()).toHaveLength(before + 3);
    for (const name of stored()) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect((await suite.mailsTo(holder)).at(-1)?.text).toContain(response.body.data.reference);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML with the name of a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF that is cut off', pdf.subarray(0, 20)],
    ['a picture of a billion pixels', withSize(40_000)],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['more than five megabytes', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 + 1)])],
  ])('refuses %s, and stores nothing', async (_name, content) => {
    const before = stored().length;
    const response = await claim([{ content }]);
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty('evidence');
    expect(stored()).toHaveLength(before);
  });

  it('counts a line break of a comment as one character, as the person who typed it does', async () => {
    const comment = `${'x'.repeat(1_984)}${'\r\n'.repeat(15)}.`;
    expect((await claim([{ content: png }], { comment })).status).toBe(200);
    expect((await claim([{ content: png }], { comment: 'x'.repeat(2_001) })).body.errors).toHaveProperty(
      'comment',
    );
  });

  it('names the file that it refuses, and says what to do', async () => {
    const content = await pdfkitFile({ userPassword: 'secret' });
    const response = await claim([{ content: png }, { content, filename: 'bank\u202e statement.pdf' }]);
    expect(response.body.errors).toEqual({
      evidence: [
        'bank statement.pdf opens only with a password. Save it without one, or send photographs of its pages.',
      ],
    });
  });

  it.each([
    ['before it is read', {}],
    ['where it exceeds its length', { 'content-length': '10' }],
  ])("refuses a form of more than five files' size %s, and leaves nothing", async (_words, length) => {
    const token = await suite.api.signIn(holder);
    const { payload, headers } = formData({ comment: 'x' }, [
      { name: 'other', filename: 'a', type: 'image/png', content: Buffer.alloc(28_000_000) },
    ]);
    const raw = { payload, headers: { ...headers, ...length } };
    const response = await suite.ask({ method: 'POST', url: '/individual/claimable/claim', token, raw });
    expect({ code: response.status, status: response.body.status }).toEqual({ code: 413, status: 'error' });
  });

  it.each([
    ['in a file', 40],
    ['before its first part', 2_000],
  ])('answers 400 to a form that ends %s, and leaves nothing', async (_words, missing) => {
    const token = await suite.api.signIn(holder);
    const before = stored().length;
    const { payload, headers } = formData({ comment: 'x' }, [
      { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: Buffer.alloc(1_500, 'x') },
    ]);
    const raw = {
      payload: Buffer.from(payload).subarray(0, Math.max(40, payload.length - missing)),
      headers,
    };
    const response = await suite.ask({ method: 'POST', url: '/individual/claimable/claim', token, raw });
    expect(response.status).toBe(400);
    expect(stored()).toHaveLength(before);
  });

  it('stores a picture without its metadata, under the hash of what is stored', async () => {
    const before = stored();
    const comment = Buffer.from([0xff, 0xfe, 0x00, 0x08, ...Buffer.from('secret')]);
    const withComment = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect((await claim([{ content: withComment }])).status).toBe(200);
    const name = stored().find((other) => !before.includes(other)) ?? '';
    expect((await suite.api.services.evidence.get(name))?.toString('hex')).toBe(jpeg.toString('hex'));
    const hash = createHash('sha256').update(jpeg).digest('hex');
    const row = `select bytes || ' ' || sha256 from claim_evidence where stored_name = '${name}'`;
    expect(await suite.api.one(row)).toBe(`${jpeg.length} ${hash}`);
  });

  it('refuses a sixth file', async () => {
    const response = await claim(Array.from({ length: 6 }, () => ({ content: png })));
    expect(response.status).toBe(413);
  });

  it.each([
    ['comment', { comment: '  ' }],
    ['claimable_id', { claimable_id: '4242' }],
    ['claimable_id', { claimable_id: 'x' }],
  ])('refuses a wrong %s under its field', async (field, fields) => {
    const response = await claim([{ content: png }], fields);
    expect(response.status).toBe(422);
    expect(response.body.errors).toHaveProperty(field);
  });

  it('refuses a claim without evidence, for another person, and without a plan', async () => {
    expect((await claim([])).body.errors).toHaveProperty('evidence');
    const other = String(await suite.api.userId('chioma.family@ilera.example'));
    expect(await suite.refused(() => claim([{ content: png }], { user_id: other }))).toEqual([
      403,
      expect.stringContaining('not allowed'),
    ]);
    expect(await suite.refused(() => claim([{ content: png }], { user_id: '424242' }))).toEqual([
      403,
      expect.stringContaining('not allowed'),
    ]);
    expect(await suite.refused(() => claim([{ content: png }], {}, 'ada.individual@ilera.example'))).toEqual([
      422,
      expect.stringContaining('running health plan'),
    ]);
  });

  it('stores one claim of ten double clicks', async () => {
    const before = stored().length;
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => claim([{ content: png }], { comment: 'pressed twice' })),
    );
    expect(new Set(responses.map(({ body }) => body.data.reference)).size).toBe(1);
    expect(stored()).toHaveLength(before + 1);
  });

  it('removes files without a claim after a day, and keeps the others', async () => {
    await claim([{ content: png }]);
    const kept = stored();
    const orphan = join(suite.api.evidenceDir, 'f'.repeat(32));
    writeFileSync(orphan, 'cut off');
    writeFileSync(`${orphan}.tmp`, 'cut off');
    await suite.api.housekeep();
    expect(stored()).toHaveLength(kept.length + 2);
    suite.api.advance(25 * 3_600_000);
    await suite.api.housekeep();
    expect(stored()).toEqual(kept);
  });

  it('never serves evidence', async () => {
    await claim([{ content: png }]);
    const [name] = stored();
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    for (const path of [
      `/${name}`,
      `/evidence/${name}`,
      `/individual/claimable/${name}`,
      '/.local/evidence/',
      '/..%2f..%2fetc%2fpasswd',
    ])
      expect((await suite.get(path)).status).toBe(404);
  });
});
