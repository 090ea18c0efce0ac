import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tablesWith } from '../testing/databases/all-rows';
import { approvePayment } from '../testing/approve-payment';
import { thisYear } from '../testing/test-clock';
import { formData, onDatabase } from '../testing/on-database';
import { loadNative } from '../testing/native';
import type * as Seal from '../encryption/seal';
import { pdfFile } from '../testing/evidence-files/pdf-file';

const bayo = 'bayo.planholder@ilera.example';
const pdf = pdfFile({ text: 'secret evidence' });
const words = { visit: 'blood in my stool', claim: 'paid for an HIV test', guest: 'a lump in my breast' };

onDatabase('what people say about their health', (suite) => {
  const token = () => suite.api.signIn(bayo);
  const when = { day: 31, month: 11, year: thisYear, time: '10:15 am', date: `12-31-${thisYear} 10:15 am` };
  const book = async () => {
    const body = { ...when, method: 'video', id: 'custom', description: words.visit };
    const key = { 'idempotency-key': 'one-and-the-same' };
    return suite.post('/individual/free_health_care/custom', body, await token(), key);
  };
  async function claim() {
    const fields = { claimable_id: '1', user_id: String(await suite.api.userId(bayo)), comment: words.claim };
    const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdf };
    const raw = formData(fields, [file]);
    return suite.ask({ method: 'POST', url: '/individual/claimable/claim', token: await token(), raw });
  }
  const evidenceFiles = () =>
    readdirSync(suite.api.evidenceDir)
      .map((name) => join(suite.api.evidenceDir, name))
      .filter((path) => statSync(path).isFile());

  it('is nowhere in clear at rest, and whole for whom it belongs to', async () => {
    expect((await book()).status).toBe(200);
    expect((await claim()).status).toBe(200);
    const guest = {
      first_name: 'A',
      last_name: 'B',
      email: 'guest@mail.example',
      redirect_url: 'http://localhost:3000/x',
    };
    const body = { ...guest, date: when.date, method: 'video', description: words.guest, seen_amount: 1999 };
    expect((await suite.post('/condition/payment/custom', { ...body, consent: true })).status).toBe(200);
    expect(await suite.api.one(`select consent_version from payments where consent_at is not null`)).toBe(
      '2026-11',
    );
    for (const text of Object.values(words)) expect(await tablesWith(suite, text)).toEqual([]);
    expect(await tablesWith(suite, 'sealed:1:development:')).toContain('visits');
    for (const path of evidenceFiles()) expect(readFileSync(path).includes('secret evidence')).toBe(false);
    const claims = await suite.get('/individual/claims', await token());
    expect(claims.body.data.data[0]).toMatchObject({ comment: words.claim });
    const { reference, evidence } = claims.body.data.data[0] as {
      reference: string;
      evidence: { id: number }[];
    };
    const file = await suite.get(
      `/individual/claims/${reference}/evidence/${evidence[0]?.id}`,
      await token(),
    );
    expect(Buffer.from(file.file ?? '', 'base64')).toEqual(pdf);
    expect(suite.api.log.join('')).not.toMatch(/blood in my|HIV test|lump in my/);
  });

  it('waits encrypted in the outbox, with the name, and arrives in clear', async () => {
    const email = 'waiting.guest@mail.example';
    const started = await suite.post('/condition/payment/custom', {
      first_name: 'Folasade',
      last_name: 'Bello',
      email,
      redirect_url: 'http://localhost:3000/x',
      date: `12-31-${thisYear} 10:30 am`,
      method: 'video',
      description: words.guest,
      seen_amount: 1999,
      consent: true,
    });
    await approvePayment(suite, started.body.data.reference);
    expect(await tablesWith(suite, words.guest)).toEqual([]);
    expect(await tablesWith(suite, 'Folasade')).toEqual(['payments']);
    const [mail] = await suite.mailsTo(email);
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain('Folasade');
      expect(content).toContain(words.guest);
    }
  });

  it('is booked once by two at once, answered alike by key, and found by its words', async () => {
    const first = await book();
    const all = await Promise.all([book(), book(), book()]);
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set([first.text]));
    const id = await suite.api.userId(bayo);
    const found = await suite.get(`/individual/appointments/user/${id}?search=BLOOD%20in`, await token());
    expect(found.body.data).toMatchObject({ total: 1, data: [{ description: words.visit }] });
    expect(
      (await suite.get(`/individual/appointments/user/${id}?search=%25`, await token())).body.data.total,
    ).toBe(0);
  });

  it('changes to a new key while it is read, and needs the old one no longer', async () => {
    const [reason, bank, account] = ['too late', 'Zenith', '2087654321'].map(suite.api.seal);
    await suite.api.run(
      `update claims set reason = '${reason}', bank = '${bank}', account_number = '${account}'`,
    );
    const keys = await suite.api.changeKeys();
    try {
      expect(
        await suite.api.one(`select count(*) from visits where description not like 'sealed:1:next:%'`),
      ).toBe('0');
      expect(
        await suite.api.one(
          `select count(*) from claims where reason not like 'sealed:1:next:%' or bank not like 'sealed:1:next:%' or account_number not like 'sealed:1:next:%'`,
        ),
      ).toBe('0');
      const others = `select count(*) from outbox where text not like 'sealed:1:next:%' or html not like 'sealed:1:next:%'`;
      expect(await suite.api.one(others)).toBe('0');
      keys.forgetOld();
      const claims = await suite.get('/individual/claims', await token());
      expect(claims.body.data.data[0]).toMatchObject({ comment: words.claim, reason: 'too late' });
      const { reference, evidence } = claims.body.data.data[0] as {
        reference: string;
        evidence: { id: number }[];
      };
      const file = await suite.get(
        `/individual/claims/${reference}/evidence/${evidence[0]?.id}`,
        await token(),
      );
      expect(Buffer.from(file.file ?? '', 'base64')).toEqual(pdf);
      expect(await keys.again()).toEqual({ texts: 0, files: 0 });
    } finally {
      await keys.restore();
    }
  });
});

describe('an encrypted value', () => {
  it('is another one each time, and opens only whole', async () => {
    const { seal, unseal, sealBytes, unsealBytes } = await loadNative<typeof Seal>('../encryption/seal.ts');
    expect(seal('x')).not.toBe(seal('x'));
    expect(unseal(seal('Ọlá ️🩺 sealed:1:x:'))).toBe('Ọlá ️🩺 sealed:1:x:');
    expect([seal(''), unseal('')]).toEqual(['', '']);
    expect(() => unseal('in clear')).toThrow('not encrypted');
    expect(() => unsealBytes(Buffer.from('in clear'))).toThrow('not encrypted');
    const value = seal('a symptom');
    const at = value.length - 3;
    const changed = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
    expect(() => unseal(changed)).toThrow();
    expect(() => unseal(value.replace('development', 'another'))).toThrow(/no key "another"/);
    const bytes = sealBytes(Buffer.from([1, 2, 3]));
    expect([...unsealBytes(bytes)]).toEqual([1, 2, 3]);
    expect(() => unsealBytes(bytes.subarray(0, -1))).toThrow();
  });
});
