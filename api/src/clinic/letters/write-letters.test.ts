import type { ClinicVisit } from '@ilera/contracts/api';
import { tablesWith } from '../../testing/databases/all-rows';
import { year } from '../../testing/booking-days';
import { clinicSteps, kemi, nneka, yusuf } from '../../testing/clinic/clinic-steps';
import { letterSteps, medicine, note, referral } from '../../testing/clinic/letter-steps';
import { memberSteps } from '../../testing/member-steps';
import { onDatabase } from '../../testing/on-database';
import { ada, bayo, visitSteps } from '../../testing/visit-steps';

onDatabase('what a doctor writes for a person', (suite) => {
  const { book } = visitSteps(suite);
  const { register } = memberSteps(suite);
  const { as, assign, idOf, moveTo, setState } = clinicSteps(suite);
  const { heldBy, isNews, prescribe, verify, write } = letterSteps(suite);

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

  it.each(['note', 'prescriptions', 'referrals'])(
    'is not lost with a visit that a colleague takes for missed: %s',
    async (what) => {
      const { reference } = await heldBy(ada);
      await assign(reference, kemi, 'care');
      await write(
        reference,
        what,
        { note, prescriptions: { medicines: [medicine] }, referrals: referral }[what] ?? {},
      );
      expect(await suite.refused(() => setState(reference, 'no-show', kemi))).toEqual([
        422,
        expect.stringContaining('so the visit took place'),
      ]);
      await setState(reference, 'finished');
      expect((await suite.mailsTo(ada)).filter(isNews).at(-1)?.text).toContain(reference);
    },
  );

  it('that was withdrawn does not keep a visit from being missed', async () => {
    const { reference } = await heldBy(ada);
    const code = await prescribe(reference);
    await as(nneka, `/prescriptions/${code}/withdraw`, {}, 'POST');
    expect((await setState(reference, 'no-show')).body.data.state).toBe('no-show');
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
    const code = await prescribe(reference);
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
    expect(await tablesWith(suite, 'amoxicillin')).toEqual([]);
    const longer = { medicines: [{ ...medicine, days: medicine.days + 7 }] };
    const again = (await write(reference, 'prescriptions', longer)).body.data as ClinicVisit;
    expect(new Set(again.prescriptions.map(({ number }) => number)).size).toBe(2);
    suite.api.advance(31 * 86_400_000);
    expect((await verify(code)).body.data.valid).toBe(false);
  });

  it.each([
    ['who prescribed it, also once the visit is given away', nneka],
    ['the doctor who has the visit now', yusuf],
  ])('is withdrawn by %s, and does not hold from then on', async (_words, by) => {
    const patient = `patient.of.${by}`;
    await register(patient);
    const { reference } = await heldBy(patient);
    const code = await prescribe(reference);
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
    const code = await prescribe(reference);
    await setState(reference, 'finished');
    const later = await book(patient);
    await assign(later.reference, yusuf, 'doctor');
    expect((await as(yusuf, `/prescriptions/${code}/withdraw`, {}, 'POST')).status).toBe(200);
    expect((await verify(code)).body.data.valid).toBe(false);
  });

  it('is stored and mailed once when the doctor sends it again after a lost response', async () => {
    const { reference } = await heldBy(bayo);
    await setState(reference, 'finished');
    const told = async () => (await suite.mailsTo(bayo)).filter(isNews).length;
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
});
