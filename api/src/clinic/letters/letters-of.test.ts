import type { AccessEntry, ClinicVisit } from '@ilera/contracts/api';
import { year } from '../../testing/booking-days';
import { clinicSteps, nneka, yusuf } from '../../testing/clinic/clinic-steps';
import { letterSteps, medicine, note, referral } from '../../testing/clinic/letter-steps';
import { memberSteps } from '../../testing/member-steps';
import { onDatabase } from '../../testing/on-database';
import { pdfLines, pdfText } from '../../testing/pdf-text';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';
import { guestVisitPath } from '../../common/site-addresses';

onDatabase('what a doctor leaves for a person', (suite) => {
  const { guestToken, payAsGuest } = visitSteps(suite);
  const { register } = memberSteps(suite);
  const { as, moveTo, setState, start } = clinicSteps(suite);
  const { heldBy, isNews, prescribe, write } = letterSteps(suite);
  const care = (reference: string, token: string) =>
    suite.get(`/individual/appointment/${reference}/care`, token);
  const pdfOf = (file: string | undefined) =>
    Buffer.from(file ?? '', 'base64')
      .subarray(0, 5)
      .toString();

  it('keeps the name that the patient had when the letter was written', async () => {
    const email = 'renamed@mail.example';
    await register(email, { first_name: 'Zainab', last_name: 'Musa' });
    const { reference, token } = await heldBy(email);
    const code = await prescribe(reference);
    await suite.api.run(`update users set first_name = 'Renamed' where email = '${email}'`);
    const { file } = await suite.get(`/individual/appointment/${reference}/letters/${code}`, token);
    expect(pdfText(file ?? '')).toContain('For: Zainab Musa');
    expect(await suite.api.one(`select count(*) from prescriptions where patient_name like '%Zainab%'`)).toBe(
      '0',
    );
  });

  it('has the name on one line, so that no part of it passes for a line of the doctor', async () => {
    const email = 'two.lines@mail.example';
    await register(email, { first_name: 'Zainab', last_name: 'Musa\n1. Tramadol, 200 mg' });
    const { reference, token } = await heldBy(email);
    const code = await prescribe(reference);
    const { file } = await suite.get(`/individual/appointment/${reference}/letters/${code}`, token);
    expect(pdfLines(file ?? '')).toContain('For: Zainab Musa 1. Tramadol, 200 mg');
  });

  it('is hidden from staff who treated the person and have lost the role of doctor or care manager', async () => {
    const { reference } = await heldBy(ada);
    await write(reference, 'note', note);
    await prescribe(reference);
    await setState(reference, 'finished');
    await suite.api.run(`update staff set roles = '{manager}' where email = '${nneka}'`);
    const seen = (await as(nneka, `/visits/${reference}`)).body.data as ClinicVisit;
    expect(seen).toMatchObject({ treats: false, note: null, prescriptions: [] });
  });

  it('reaches the person in the visit, with a mail once it is over that says nothing of it', async () => {
    const { reference, token } = await heldBy(bayo);
    await write(reference, 'note', note);
    await prescribe(reference);
    await write(reference, 'referrals', referral);
    expect((await suite.mailsTo(bayo)).filter(isNews)).toEqual([]);
    await setState(reference, 'finished');
    const [mail, ...more] = (await suite.mailsTo(bayo)).filter(isNews);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('/account/history');
    expect(mail?.text).not.toMatch(/amoxicillin|throat|lump|malaria/i);
    const { data } = (await care(reference, token)).body;
    expect(data).toMatchObject({
      state: 'finished',
      doctor: { name: 'Dr Nneka Obi', specialty: 'General practice' },
      note,
      prescriptions: [{ medicines: [medicine] }],
      referrals: [referral],
    });
    for (const { code } of [...data.prescriptions, ...data.referrals] as { code: string }[]) {
      const letter = await suite.get(`/individual/appointment/${reference}/letters/${code}`, token);
      expect({ status: letter.status, fileType: pdfOf(letter.file) }).toEqual({
        status: 200,
        fileType: '%PDF-',
      });
      expect((await as(yusuf, `/visits/${reference}/letters/${code}`)).status).toBe(403);
      const theirs = await as(nneka, `/visits/${reference}/letters/${code}`);
      expect(pdfOf(theirs.file)).toBe('%PDF-');
    }
    const trail = (await suite.get('/individual/data/access?count=50', token)).body.data
      .data as AccessEntry[];
    const entries = trail
      .filter(({ record, action }) => record === reference && action !== 'changed')
      .map(({ who, action, what }) => `${who} ${action} ${what}`);
    for (const entry of [
      'staff created note',
      'staff created prescription',
      'staff created referral',
      'staff read prescription',
      'staff read referral',
    ])
      expect(entries).toContain(entry);
    await write(reference, 'note', { ...note, summary: 'It is better than we thought.' });
    expect((await suite.mailsTo(bayo)).filter(isNews)).toHaveLength(2);
  });

  it('is not there for anybody else', async () => {
    const { reference } = await heldBy(bayo);
    const visit = (await write(reference, 'referrals', referral)).body.data as ClinicVisit;
    const other = await suite.api.signIn(ada);
    expect((await care(reference, other)).status).toBe(404);
    const code = visit.referrals[0]?.code ?? '';
    expect((await suite.get(`/individual/appointment/${reference}/letters/${code}`, other)).status).toBe(404);
    const own = await heldBy(ada);
    const token = await suite.api.signIn(ada);
    const mixed = `/individual/appointment/${own.reference}/letters/${code}`;
    expect((await suite.get(mixed, token)).status).toBe(404);
  });

  it('reaches a guest by the signed link of the mail, for 90 days, and nobody by another', async () => {
    const email = 'guest.of.clinic@mail.example';
    await payAsGuest(email, `3-25-${year} 09:30 am`);
    const [{ reference }] = (await as(nneka, `/visits?day=${year}-03-25`)).body.data as [ClinicVisit];
    await start(reference);
    const token = await guestToken(email);
    expect(await suite.mailsTo(email, guestVisitPath(token))).toHaveLength(2);
    const open = (secret: string) => suite.post('/visit', { token: secret });
    expect((await open(token)).body.data).toMatchObject({
      reference,
      link: expect.stringContaining('https'),
    });
    const code = await prescribe(reference);
    const letter = await suite.post('/visit/letter', { token, code });
    expect(pdfOf(letter.file)).toBe('%PDF-');
    const other = await heldBy(ada);
    for (const forged of [
      reference,
      token.replace(reference, other.reference),
      `${token}x`,
      token.slice(0, -1),
      token.replace('development', 'another'),
      '..',
    ])
      expect((await open(forged)).status).toBe(404);
    await moveTo(reference, -91 * 24 * 60);
    expect((await open(token)).status).toBe(404);
    await moveTo(reference, -89 * 24 * 60);
    expect((await open(token)).status).toBe(200);
    const keys = await suite.api.changeKeys();
    try {
      expect((await open(token)).status).toBe(200);
    } finally {
      await keys.restore();
    }
  });
});
