import { unzipSync } from 'fflate';
import type { DataExport, Kept } from '@ilera/contracts/api';
import { thisYear } from '../testing/test-clock';
import { onDatabase, formData } from '../testing/on-database';
import { pdfFile } from '../testing/evidence-files/pdf-file';
import { memberSteps } from '../testing/member-steps';
import { password as ownPassword, peopleOf } from '../testing/people';

const pdf = pdfFile();
const bayo = 'bayo.planholder@ilera.example';
const password = 'Ilera-demo-2026';

onDatabase('a copy of one’s own data, and its erasure', (suite) => {
  const book = async (email: string, description: string) =>
    suite.post(
      '/individual/free_health_care/custom',
      {
        day: 31,
        month: 11,
        year: thisYear,
        time: '10:15 am',
        date: `12-31-${thisYear} 10:15 am`,
        method: 'video',
        id: 'custom',
        description,
      },
      await suite.api.signIn(email),
    );
  const claim = async (email: string, comment: string) => {
    const fields = { claimable_id: '1', user_id: String(await suite.api.userId(email)), comment };
    const file = { name: 'evidence', filename: '../../x.pdf', type: 'application/pdf', content: pdf };
    const raw = formData(fields, [file]);
    const token = await suite.api.signIn(email);
    return suite.ask({ method: 'POST', url: '/individual/claimable/claim', token, raw });
  };
  const erase = async (email: string, body: object) =>
    suite.post('/individual/data/erase', body, await suite.api.signIn(email));
  const { buy } = memberSteps(suite);
  const { registered } = peopleOf(suite);
  /** A new person with a plan, a card, a visit and a claim. */
  const holder = async () => {
    const { email } = await registered();
    await buy(email, { plan_id: 1 });
    const id = await suite.api.userId(email);
    await suite.api.run(
      `insert into cards (user_id, type, last4, expiry, authorization_code) values (${id}, 'visa', '4081', '12/30', 'AUTH_own')`,
    );
    expect((await book(email, 'symptom of mine')).status).toBe(200);
    expect((await claim(email, 'comment of mine')).status).toBe(200);
    return { email, id };
  };
  const own = { password: ownPassword, confirmation: 'ERASE' };
  const erasedIn = (log: string[]) =>
    log
      .map((line) => JSON.parse(line) as { event?: string; userId?: number })
      .flatMap(({ event, userId }) => (event === 'data.erased' ? [userId] : []));

  it('exports everything about the person, nothing about others, and no secret', async () => {
    expect((await book(bayo, 'export symptom of mine')).status).toBe(200);
    expect((await claim(bayo, 'export comment of mine')).status).toBe(200);
    await book('chioma.family@ilera.example', 'symptom of somebody else');
    await suite.post('/auth/individual/forget-password', { email: bayo });
    expect(await suite.mailsTo(bayo, '/reset_password/')).not.toEqual([]);
    for (const [table, column, of, text] of [
      ['support_notes', 'user_id, text', 'user_id', 'Called twice.'],
      ['support_refunds', 'payment_id, reason', 'id', 'Paid by mistake.'],
    ])
      await suite.api.run(
        `insert into ${table} (${column}, staff_id) select ${of}, '${suite.api.seal(text ?? '')}', 1 from payments
         where user_id = ${await suite.api.userId(bayo)} limit 1`,
      );
    const response = await suite.get('/individual/data', await suite.api.signIn(bayo));
    const data = response.body.data as DataExport;
    expect(data.profile).toMatchObject({ email: bayo });
    expect(data.visits).toContainEqual(expect.objectContaining({ description: 'export symptom of mine' }));
    expect(data.claims).toContainEqual(expect.objectContaining({ comment: 'export comment of mine' }));
    expect(data.mails).toContainEqual(expect.objectContaining({ subject: expect.stringContaining('Reset') }));
    expect(data.payments.length).toBeGreaterThan(0);
    expect(data.support).toMatchObject([{ text: 'Called twice.' }, { reason: 'Paid by mistake.' }]);
    expect(data.access).toContainEqual(expect.objectContaining({ what: 'export', action: 'read' }));
    expect(response.text).not.toMatch(
      /somebody else|chioma|reset_password|argon2|AUTH_demo|authorizationCode|tokenHash|passwordHash/,
    );
  });

  it('gives the files with it, as a ZIP with names of our own', async () => {
    const { email } = await holder();
    const response = await suite.get('/individual/data/files', await suite.api.signIn(email));
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'cache-control': 'no-store',
    });
    const entries = unzipSync(Uint8Array.from(Buffer.from(response.file ?? '', 'base64')));
    const names = Object.keys(entries).sort();
    expect(names).toEqual(['data.json', expect.stringMatching(/^evidence\/CLM-[\w-]+-\d+\.pdf$/)]);
    expect(Buffer.from(entries[names[1] ?? ''] ?? [])).toEqual(pdf);
    expect(JSON.parse(Buffer.from(entries['data.json'] ?? []).toString())).toMatchObject({
      profile: { email },
    });
  });

  it.each([
    ['without the word', { password: ownPassword }, 'confirmation'],
    ['with another word', { ...own, confirmation: 'erase' }, 'confirmation'],
    ['without the password', { confirmation: 'ERASE' }, 'password'],
    ['with a wrong password', { ...own, password: 'wrong' }, 'password'],
  ])('erases nothing %s', async (_name, body, field) => {
    const { email } = await registered();
    expect(await suite.refused(() => erase(email, body))).toEqual([422, field]);
  });

  it('refuses erasure while the plan covers others or a claim is about to be paid', async () => {
    const employer = 'efe.corporate@ilera.example';
    expect(await suite.refused(() => erase(employer, { password, confirmation: 'ERASE' }))).toEqual([
      422,
      expect.stringMatching(/covered by your plan/),
    ]);
    const { email, id } = await holder();
    await suite.api.run(`update claims set status = 'approved' where user_id = ${id}`);
    expect(await suite.refused(() => erase(email, own))).toEqual([
      422,
      expect.stringMatching(/about to be paid/),
    ]);
  });

  it('erases medical and personal data, keeps the books without it, ends sessions, and says what stays', async () => {
    const { email, id } = await holder();
    const token = await suite.api.signIn(email);
    const kobo = await suite.api.one(`select sum(amount_kobo) from payments where user_id = ${id}`);
    const receipts = await suite.api.one('select count(*) from receipts');
    const response = await erase(email, own);
    expect(response.status).toBe(200);
    expect((response.body.data as { kept: Kept[] }).kept.map(({ what }) => what).join(' ')).toMatch(
      /receipts.*Claims/,
    );
    expect((await suite.get('/individual/profile', token)).status).toBe(401);
    const login = () => suite.post('/auth/individual/login', { email, password: ownPassword });
    expect(await suite.refused(login)).toEqual([422, expect.stringContaining('not right')]);
    expect(await suite.api.one(`select sum(amount_kobo) from payments where user_id = ${id}`)).toBe(kobo);
    expect(await suite.api.one('select count(*) from receipts')).toBe(receipts);
    const covered = `select count(*) from subscriptions where user_id = ${id} and expires_at > now()`;
    expect(await suite.api.one(covered)).toBe('0');
    // The mail about the erasure is the only place that still has the address.
    const [mail, ...others] = await suite.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Your Ilera account was erased',
      text: expect.stringContaining('six years'),
    });
    // After a restore the log says whom to erase again.
    expect(erasedIn(suite.api.log)).toEqual([id]);
    expect(suite.api.log.join('')).not.toMatch(new RegExp(`${email}|of mine`));
  });

  it('tells the owner of a plan that a place is free, and not whose place it was', async () => {
    const grace = 'grace.employee@ilera.example';
    expect((await erase(grace, { password, confirmation: 'ERASE' })).status).toBe(200);
    const danladi = 'danladi.smes@ilera.example';
    expect(
      await suite.mailsTo(danladi, 'Somebody on your health plan has erased their account'),
    ).toHaveLength(1);
    expect(await suite.mailsTo(danladi, 'Grace')).toEqual([]);
  });

  it('erases once, also when asked twice at once', async () => {
    const email = 'ada.individual@ilera.example';
    const token = await suite.api.signIn(email);
    const body = { password, confirmation: 'ERASE' };
    const responses = await Promise.all(
      [1, 2, 3].map(() => suite.post('/individual/data/erase', body, token)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(await suite.mailsTo(email)).toHaveLength(1);
  });
});
