import { addClaim } from '../testing/clinic/add-claim';
import { clinicSteps, kemi, musa, ugo } from '../testing/clinic/clinic-steps';
import { formData, onDatabase } from '../testing/on-database';
import { memberSteps } from '../testing/member-steps';
import { peopleOf } from '../testing/people';
import { pdfFile } from '../testing/evidence-files/pdf-file';

const pdf = pdfFile();
const account = { bank: 'Zenith Bank', number: '2087654321' };

onDatabase('the life of a claim (R5.3)', (suite) => {
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
  const claim = (email = bayo, filename?: string) => send(`Claim ${(claimed += 1)}`, [pdf], email, filename);
  const listOf = async (email = bayo) =>
    (await suite.get('/individual/claims?count=50', await suite.api.signIn(email))).body.data.data as {
      reference: string;
      evidence: { id: number; name: string }[];
      [key: string]: unknown;
    }[];
  const own = async (reference: string) => (await listOf()).find((row) => row.reference === reference);
  const decide = (reference: string, body: object, email = ugo) => as(email, `/claims/${reference}`, body);
  const nameAccount = async (reference: string, body: object = account, email = bayo) =>
    suite.ask({
      method: 'PUT',
      url: `/individual/claims/${reference}/account`,
      token: await suite.api.signIn(email),
      body,
    });
  // Without the claims of earlier tests, so that no test meets the limit of twenty claims a day.
  beforeEach(() => suite.api.run('truncate claims cascade'));
  const { as, mails } = clinicSteps(suite);
  const { buy } = memberSteps(suite);
  const { registered } = peopleOf(suite);
  const lastMail = async () => (await mails(bayo)).at(-1);

  it('is listed with benefit, status, and evidence', async () => {
    const reference = await claim();
    expect(await own(reference)).toEqual({
      id: expect.any(Number),
      reference,
      claimable_id: expect.any(Number),
      benefit: expect.any(String),
      comment: `Claim ${claimed}`,
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
    const before = (await mails(bayo)).length;
    // Twice, because the first answer may be lost.
    for (let time = 0; time < 2; time += 1) expect((await nameAccount(reference)).status).toBe(200);
    expect(await mails(bayo)).toHaveLength(before + 1);
    const pay = async (clerk: string) => (await decide(reference, { status: 'paid' }, clerk)).status;
    // The second of two clerks is told, so that nobody transfers the money twice.
    expect([await pay(ugo), await pay(ugo), await pay(musa)]).toEqual([200, 200, 409]);
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

  it('invites the person in the refusal to send it again only while a plan runs (R4.82)', async () => {
    const { email } = await registered();
    await buy(email, { plan_id: 1 });
    const refuse = async () => {
      const reference = await addClaim(suite, email);
      await decide(reference, { status: 'refused', reason: 'The photograph is too blurred.' });
      return (await mails(email)).at(-1)?.text;
    };
    const again = 'You may also send the claim again with other evidence.';
    expect(await refuse()).toContain(again);
    await suite.api.run(
      `update subscriptions set expires_at = '${suite.api.services.now().toISOString()}'
       where user_id = ${await suite.api.userId(email)}`,
    );
    const text = await refuse();
    expect(text).toContain('We cannot pay this claim: The photograph');
    expect(text).not.toContain(again);
  });

  it('takes one decision when two clerks decide at once, and tells the second clerk', async () => {
    const reference = await claim();
    const before = (await mails(bayo)).length;
    const reason = 'There is no receipt in the evidence.';
    const responses = await Promise.all([
      decide(reference, { status: 'approved', amount: 100 }),
      decide(reference, { status: 'refused', reason }),
      decide(reference, { status: 'approved', amount: 200 }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const told = responses.filter(({ status }) => status === 409).map(({ body }) => body.message as string);
    expect(told.join()).toMatch(/^Ugo Nnadi .*Ugo Nnadi /);
    expect(await mails(bayo)).toHaveLength(before + 1);
  });

  it('takes one decision when the page sends it again after a lost response, and tells a clerk who decides the same', async () => {
    const chioma = 'chioma.family@ilera.example';
    const reference = await addClaim(suite, chioma);
    const before = (await mails(chioma)).length;
    for (const [amount, clerk, status] of [
      [100.5, ugo, 200],
      [100.5, ugo, 200],
      [100.5, musa, 409],
      [200, ugo, 409],
    ] as const)
      expect((await decide(reference, { status: 'approved', amount }, clerk)).status).toBe(status);
    expect(await mails(chioma)).toHaveLength(before + 1);
  });

  it.each([
    ['an approval without an amount', { status: 'approved' }, [422, 'amount']],
    ['an approval of nothing', { status: 'approved', amount: 0 }, [422, 'amount']],
    ['a refusal without a reason', { status: 'refused' }, [422, 'reason']],
    ['a payment before an approval', { status: 'paid' }, [409, expect.stringContaining('meanwhile')]],
    ['another status', { status: 'processing' }, [422, 'status']],
  ])('does not take %s', async (_name, body, refusal) => {
    const reference = await addClaim(suite, bayo);
    expect(await suite.refused(() => decide(reference, body))).toEqual(refusal);
  });

  it('waits at the desk, the longest first, until it is decided and paid', async () => {
    const [first, second] = [await addClaim(suite, bayo), await addClaim(suite, bayo)];
    const listed = async (query = '') => {
      const { body } = await as(ugo, `/claims${query}`);
      return (body.data.data as { reference: string }[]).map(({ reference }) => reference);
    };
    const pages = Number((await as(ugo, '/claims')).body.data.last_page);
    expect((await listed(`?page=${pages}`)).slice(-2)).toEqual([first, second]);
    await decide(first, { status: 'approved', amount: 1500 });
    expect((await listed('?status=approved')).at(-1)).toBe(first);
    await nameAccount(first);
    await decide(first, { status: 'paid' });
    expect((await listed('?status=paid'))[0]).toBe(first);
    expect(await listed(`?page=${pages}`)).not.toContain(first);
  });

  it('is seen at the desk with its person, other claims and files', async () => {
    const [other, reference] = [await claim(), await claim()];
    const { data } = (await as(ugo, `/claims/${reference}`)).body;
    expect(data).toMatchObject({
      reference,
      status: 'processing',
      person: { name: expect.stringContaining('Bayo'), email: bayo },
    });
    expect((data.others as { reference: string }[])[0]?.reference).toBe(other);
    const file = await as(ugo, `/claims/${reference}/evidence/${data.evidence[0].id}`);
    expect(Buffer.from(file.file ?? '', 'base64')).toEqual(pdf);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect((await as(ugo, `/claims/CLM-UNKNOWN`)).status).toBe(404);
    expect(await suite.refused(() => decide('CLM-UNKNOWN', { status: 'paid' }))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    expect(await suite.refused(() => decide(reference, { status: 'approved', amount: 1 }, kemi))).toEqual([
      403,
      expect.stringContaining('not allowed'),
    ]);
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
    const inClear = `select count(*) from claims c where c::text ~ '2087654321|Zenith'`;
    expect(await suite.api.one(inClear)).toBe('0');
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

  it('shows its person who read the claim, its evidence and its account, and who decided', async () => {
    const reference = await claim();
    const id = (await own(reference))?.evidence[0]?.id;
    await as(ugo, `/claims/${reference}`);
    await as(ugo, `/claims/${reference}/evidence/${id}`);
    await decide(reference, { status: 'approved', amount: 1500 });
    await nameAccount(reference);
    await as(ugo, `/claims/${reference}/account`);
    const token = await suite.api.signIn(bayo);
    const { body } = await suite.get('/individual/data/access?count=50', token);
    const seen = (body.data.data as Record<string, string>[])
      .filter(({ record, who }) => record === reference && who === 'staff')
      .map(({ action, what }) => `${action} ${what}`);
    expect(seen).toEqual(['read account', 'changed claim', 'read evidence', 'read claim']);
  });

  it('stays listed after the plan ended', async () => {
    const reference = await addClaim(suite, bayo);
    suite.api.advance(400 * 86_400_000);
    expect(await own(reference)).toMatchObject({ status: 'processing' });
  });
});
