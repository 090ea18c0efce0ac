import { addClaim } from '../../testing/clinic/add-claim';
import { claimSteps, pdf } from '../../testing/clinic/claim-steps';
import { clinicSteps, kemi, ugo } from '../../testing/clinic/clinic-steps';
import { pdfFile } from '../../testing/evidence-files/pdf-file';
import { onDatabase } from '../../testing/on-database';
import { bayo } from '../../testing/visit-steps';

onDatabase('a claim at the desk (R5.3)', (suite) => {
  const { claim, decide, nameAccount, own, send } = claimSteps(suite);
  const { as } = clinicSteps(suite);

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

  it('names the claims of anybody with one of its files, which their people see', async () => {
    const chioma = 'chioma.family@ilera.example';
    const mine = await send('A filling', [pdfFile({ text: '1' }), pdf]);
    const theirs = await send('A filling', [pdf], chioma, 'other.pdf');
    const reference = await send('Another filling', [pdf, pdfFile({ text: '2' })]);
    await send('Another filling', [pdfFile({ text: '3' })], chioma);
    expect((await as(ugo, `/claims/${reference}`)).body.data.also_in).toEqual([mine, theirs].sort());
    const { body } = await suite.get('/individual/data/access', await suite.api.signIn(chioma));
    expect(body.data.data).toContainEqual(
      expect.objectContaining({ who: 'staff', action: 'read', what: 'claim', record: theirs }),
    );
  });

  it('is read once where another claim of its person has the same file', async () => {
    const first = await send('A filling', [pdf]);
    const second = await send('The same filling', [pdf]);
    expect((await as(ugo, `/claims/${second}`)).body.data.also_in).toContain(first);
    expect(
      await suite.api.one(`select count(*) from audit_events where action = 'read' and record = '${first}'`),
    ).toBe('1');
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
});
