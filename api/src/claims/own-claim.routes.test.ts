import { tablesWith } from '../testing/databases/all-rows';
import { addClaim } from '../testing/clinic/add-claim';
import { account, claimSteps, pdf } from '../testing/clinic/claim-steps';
import { clinicSteps, ugo } from '../testing/clinic/clinic-steps';
import { onDatabase } from '../testing/on-database';
import { pdfFile } from '../testing/evidence-files/pdf-file';
import { bayo } from '../testing/visit-steps';

onDatabase('the own claims of a person (R5.3)', (suite) => {
  const { claim, decide, lastMail, listOf, nameAccount, own, send } = claimSteps(suite);
  const { as } = clinicSteps(suite);

  it('is listed with benefit, status, and evidence', async () => {
    const reference = await send('A filling', [pdf]);
    expect(await own(reference)).toEqual({
      id: expect.any(Number),
      reference,
      claimable_id: expect.any(Number),
      benefit: expect.any(String),
      comment: 'A filling',
      status: 'processing',
      amount: null,
      reason: null,
      account: null,
      created_at: expect.any(String),
      decided_at: null,
      paid_at: null,
      evidence: [{ id: expect.any(Number), name: 'Rechnung Ọlá.pdf', bytes: pdf.length }],
    });
    expect((await lastMail())?.text).toContain('answers within 10 working days');
  });

  it('stays one claim when it is sent twice, and becomes a new one after a refusal or with other files', async () => {
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

  it('refuses payment until the person names an account, and to any account that the desk has not seen (R5.22)', async () => {
    const reference = await claim();
    expect(await suite.refused(() => nameAccount(reference))).toEqual([
      422,
      expect.stringContaining('once the claim is approved'),
    ]);
    await decide(reference, { status: 'approved', amount: 1500 });
    expect(await suite.refused(() => decide(reference, { status: 'paid' }))).toEqual([
      422,
      expect.stringContaining('not yet named the account'),
    ]);
    expect(await suite.refused(() => nameAccount(reference, { ...account, number: '208765432' }))).toEqual([
      422,
      'number',
    ]);
    expect(await suite.refused(() => nameAccount(reference, account, 'chioma.family@ilera.example'))).toEqual(
      [404, expect.stringContaining('was not found')],
    );
    const masked = { bank: 'Zenith Bank', number: '******4321' };
    expect((await nameAccount(reference)).body.data).toEqual(masked);
    expect(await own(reference)).toMatchObject({ status: 'approved', account: masked });
    const mail = await lastMail();
    expect(mail?.text).toContain('******4321');
    expect(mail?.text).not.toContain(account.number);
    expect((await as(ugo, `/claims/${reference}`)).body.data.account).toEqual(masked);
    expect((await as(ugo, `/claims/${reference}/account`)).body.data).toEqual(account);
    for (const text of [account.bank, account.number]) expect(await tablesWith(suite, text)).toEqual([]);
    expect(suite.api.log.join('')).not.toContain(account.number);
    const other = { ...account, number: '1111111111' };
    expect((await nameAccount(reference, other)).status).toBe(200);
    expect(await suite.refused(() => decide(reference, { status: 'paid', account: masked }))).toEqual([
      409,
      expect.stringContaining('named another account'),
    ]);
    const seen = { bank: other.bank, number: '******1111' };
    expect((await decide(reference, { status: 'paid', account: seen })).status).toBe(200);
    expect(await suite.refused(() => nameAccount(reference))).toEqual([
      422,
      expect.stringContaining('until it is paid'),
    ]);
  });

  it('stays listed after the plan ended', async () => {
    const reference = await addClaim(suite, bayo);
    suite.api.advance(400 * 86_400_000);
    expect(await own(reference)).toMatchObject({ status: 'processing' });
  });
});
