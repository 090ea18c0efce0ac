import type { AccessEntry, ClinicVisit } from '@ilera/contracts/api';
import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, nneka, yusuf } from '../../testing/clinic/clinic-steps';
import { memberSteps } from '../../testing/member-steps';
import { onDatabase } from '../../testing/on-database';
import { pdfText } from '../../testing/pdf-text';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';
import { guestVisitPath } from '../../common/site-addresses';

const medicine = { name: 'Amoxicillin', strength: '500 mg', dose: '1 capsule', times: 3, days: 7 };
const note = {
  summary: 'You have a throat infection.',
  self_care: 'Rest and drink.',
  come_back: 'Go to a hospital if you cannot swallow.',
};
const referral = { to: 'Ear, nose and throat, Lagos', reason: 'A lump that grows', urgent: true };

onDatabase('what a doctor leaves for a person', (suite) => {
  const { book, payAsGuest } = visitSteps(suite);
  const { register } = memberSteps(suite);
  const { as, assign, idOf, mails, moveTo, setState, start } = clinicSteps(suite);
  const write = (reference: string, what: string, body: object, email = nneka) =>
    as(email, `/visits/${reference}/${what}`, body, what === 'note' ? 'PUT' : 'POST');
  const care = (reference: string, token: string) =>
    suite.get(`/individual/appointment/${reference}/care`, token);
  const verify = (code: string) => suite.get(`/prescription/${code}`);
  const pdfOf = (file: string | undefined) =>
    Buffer.from(file ?? '', 'base64')
      .subarray(0, 5)
      .toString();
  const heldBy = async (email: string) => {
    const visit = await book(email);
    await start(visit.reference);
    return visit;
  };
  const become = (role: string) =>
    suite.api.run(`update staff set roles = array['${role}'] where email = '${nneka}'`);
  const rename = (name: string) =>
    suite.api.run(`update users set first_name = '${name}' where email = '${bayo}'`);
  afterEach(() => Promise.all([become('doctor'), rename('Bayo')]));
  const isNews = ({ subject }: { subject: string }) => subject.includes('wrote to you');

  it('is written by the doctor who started the visit, and by nobody else', async () => {
    const { reference } = await book(ada);
    await assign(reference, nneka, 'doctor');
    expect(await suite.refused(() => write(reference, 'note', note))).toEqual([
      422,
      expect.stringContaining('Only the doctor who started'),
    ]);
    await moveTo(reference, 0);
    await setState(reference, 'started');
    expect(await suite.refused(() => write(reference, 'note', note, yusuf))).toEqual([
      422,
      expect.stringContaining('Only the doctor who started'),
    ]);
    expect(await suite.refused(() => write(reference, 'note', note, kemi))).toEqual([
      403,
      expect.stringContaining('not allowed'),
    ]);
    expect((await write(reference, 'note', note)).body.data.note).toMatchObject(note);
    const better = { ...note, self_care: '' };
    expect((await write(reference, 'note', better)).body.data.note).toMatchObject(better);
  });

  it.each([
    ['no medicine', [], ['medicines']],
    ['no strength', [{ ...medicine, strength: ' ' }], ['medicines.0.strength']],
    ['no dose', [{ ...medicine, dose: '' }], ['medicines.0.dose']],
    ['a time that is no number', [{ ...medicine, times: 0 }], ['medicines.0.times']],
    ['no days', [{ ...medicine, days: undefined }], ['medicines.0.days']],
    [
      'one of two incomplete',
      [medicine, { name: 'Paracetamol' }],
      ['strength', 'dose', 'times', 'days'].map((field) => `medicines.1.${field}`),
    ],
  ])('prescribes nothing with %s', async (_words, medicines, fields) => {
    const { reference } = await heldBy(ada);
    expect(await suite.refused(() => write(reference, 'prescriptions', { medicines }))).toEqual([
      422,
      ...fields,
    ]);
  });

  it('prescribes what a pharmacy proves by the code, without the person and the illness', async () => {
    const { reference } = await heldBy(bayo);
    const visit = (await write(reference, 'prescriptions', { medicines: [medicine] })).body
      .data as ClinicVisit;
    const [prescription] = visit.prescriptions;
    const code = prescription?.code ?? '';
    const seen = await verify(code.toLowerCase());
    expect(seen.body.data).toEqual({
      number: expect.stringMatching(new RegExp(`^RX-${year}-\\d{6}$`)),
      valid: true,
      issued_at: expect.any(String),
      valid_until: expect.any(String),
      withdrawn_at: null,
      doctor: { name: 'Dr Nneka Obi', licence: 'MDCN-40817' },
      medicines: [medicine],
    });
    expect(seen.headers['cache-control']).toBe('no-store');
    expect((await verify('RX-2222222222222222')).status).toBe(404);
    const stored = `select count(*) from prescriptions p where p::text ilike '%amoxicillin%'`;
    expect(await suite.api.one(stored)).toBe('0');
    const longer = { medicines: [{ ...medicine, days: medicine.days + 7 }] };
    const again = (await write(reference, 'prescriptions', longer)).body.data as ClinicVisit;
    expect(new Set(again.prescriptions.map(({ number }) => number)).size).toBe(2);
    await suite.api.run(
      `update prescriptions set valid_until = issued_at - interval '1 day' where code = '${code}'`,
    );
    expect((await verify(code)).body.data.valid).toBe(false);
  });

  it.each([
    ['who prescribed it, also once the visit is given away', nneka],
    ['the doctor who has the visit now', yusuf],
  ])('is withdrawn by %s, and does not hold from then on', async (_words, by) => {
    const patient = `patient.of.${by}`;
    await register(patient);
    const { reference } = await heldBy(patient);
    const visit = (await write(reference, 'prescriptions', { medicines: [medicine] })).body
      .data as ClinicVisit;
    const code = visit.prescriptions[0]?.code ?? '';
    const withdraw = (email: string) => as(email, `/prescriptions/${code}/withdraw`, {}, 'POST');
    expect(await suite.refused(() => withdraw(yusuf))).toEqual([
      404,
      expect.stringContaining('was not found'),
    ]);
    await assign(reference, yusuf, 'doctor', await idOf(nneka));
    const shown = (await as(by, `/visits/${reference}`)).body.data as ClinicVisit;
    expect(shown.prescriptions).toMatchObject([{ code }]);
    expect((await withdraw(by)).status).toBe(200);
    expect((await verify(code)).body.data).toMatchObject({ valid: false, withdrawn_at: expect.any(String) });
  });

  it('is withdrawn by a doctor who treats the patient after its author has left', async () => {
    const patient = 'later@mail.example';
    await register(patient);
    const { reference } = await heldBy(patient);
    const written = await write(reference, 'prescriptions', { medicines: [medicine] });
    const code = (written.body.data as ClinicVisit).prescriptions[0]?.code ?? '';
    await setState(reference, 'finished');
    const later = await book(patient);
    await assign(later.reference, yusuf, 'doctor');
    expect((await as(yusuf, `/prescriptions/${code}/withdraw`, {}, 'POST')).status).toBe(200);
    expect((await verify(code)).body.data.valid).toBe(false);
  });

  it('keeps the name that the patient had when the letter was written', async () => {
    const { reference, token } = await heldBy(bayo);
    const visit = (await write(reference, 'prescriptions', { medicines: [medicine] })).body
      .data as ClinicVisit;
    await rename('Renamed');
    const code = visit.prescriptions[0]?.code ?? '';
    const { file } = await suite.get(`/individual/appointment/${reference}/letters/${code}`, token);
    expect(pdfText(file ?? '')).toContain('For: Bayo Adeyemi');
    expect(await suite.api.one(`select count(*) from prescriptions where patient_name like '%Bayo%'`)).toBe(
      '0',
    );
  });

  it('is hidden from staff who treated the person and have lost the role of doctor or care manager', async () => {
    const { reference } = await heldBy(ada);
    await write(reference, 'note', note);
    await write(reference, 'prescriptions', { medicines: [medicine] });
    await setState(reference, 'finished');
    await become('manager');
    const seen = (await as(nneka, `/visits/${reference}`)).body.data as ClinicVisit;
    expect(seen).toMatchObject({ treats: false, note: null, prescriptions: [] });
  });

  it('reaches the person in the visit, with a mail once it is over that says nothing of it', async () => {
    const { reference, token } = await heldBy(bayo);
    await write(reference, 'note', note);
    await write(reference, 'prescriptions', { medicines: [medicine] });
    await write(reference, 'referrals', referral);
    expect((await mails(bayo)).filter(isNews)).toEqual([]);
    await setState(reference, 'finished');
    const [mail, ...more] = (await mails(bayo)).filter(isNews);
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
    expect((await mails(bayo)).filter(isNews)).toHaveLength(2);
  });

  it('is stored and mailed once when the doctor sends it again after a lost response', async () => {
    const { reference } = await heldBy(bayo);
    await setState(reference, 'finished');
    const told = async () => (await mails(bayo)).filter(isNews).length;
    const before = await told();
    const parts = [
      ['note', note],
      ['prescriptions', { medicines: [medicine] }],
      ['referrals', referral],
    ] as const;
    for (const [what, body] of parts)
      await Promise.all([write(reference, what, body), write(reference, what, body)]);
    const visit = (await as(nneka, `/visits/${reference}`)).body.data as ClinicVisit;
    expect({
      prescriptions: visit.prescriptions.length,
      referrals: visit.referrals.length,
      mails: (await told()) - before,
    }).toEqual({ prescriptions: 1, referrals: 1, mails: 3 });
    const withdraw = () => as(nneka, `/prescriptions/${visit.prescriptions[0]?.code}/withdraw`, {}, 'POST');
    expect({ first: (await withdraw()).status, again: (await withdraw()).status }).toEqual({
      first: 200,
      again: 200,
    });
    expect((await told()) - before).toBe(4);
    // What was withdrawn can be prescribed again.
    await write(reference, 'prescriptions', { medicines: [medicine] });
    expect((await told()) - before).toBe(5);
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
    const link = /\/visit#(\S+)/.exec((await mails(email)).at(-1)?.text ?? '')?.[1] ?? '';
    const token = decodeURIComponent(link);
    expect(guestVisitPath(token)).toBe(`/visit#${link}`);
    const open = (secret: string) => suite.post('/visit', { token: secret });
    expect((await open(token)).body.data).toMatchObject({
      reference,
      link: expect.stringContaining('https'),
    });
    const visit = (await write(reference, 'prescriptions', { medicines: [medicine] })).body
      .data as ClinicVisit;
    const code = visit.prescriptions[0]?.code ?? '';
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
    await suite.api.run(
      `update visits set scheduled_at = scheduled_at - interval '1 year' where reference = '${reference}'`,
    );
    expect((await open(token)).status).toBe(404);
    await suite.api.run(
      `update visits set scheduled_at = scheduled_at + interval '1 year' where reference = '${reference}'`,
    );
    const keys = await suite.api.changeKeys();
    try {
      expect((await open(token)).status).toBe(200);
    } finally {
      await keys.restore();
    }
  });
});
