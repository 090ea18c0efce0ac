import type { ClinicVisit } from '@ilera/contracts/api';
import { tablesWith } from '../testing/databases/all-rows';
import { year } from '../testing/booking-days';
import { clinicSteps, kemi, nneka } from '../testing/clinic/clinic-steps';
import { onDatabase } from '../testing/on-database';
import { pdfText } from '../testing/pdf-text';
import { password } from '../testing/people';
import { bayo, visitSteps } from '../testing/visit-steps';

const daughter = {
  patient_first_name: ' Zainab ',
  patient_last_name: 'Quadri',
  patient_age: 7,
  patient_relation: 'child',
  patient_consent: true,
};
const shown = { name: 'Zainab Quadri', age: 7, relation: 'child' };
const medicine = { name: 'Amoxicillin', strength: '250 mg', dose: '1 spoon', times: 3, days: 7 };

onDatabase('a visit for somebody else', (suite) => {
  const { guestToken, payAsGuest, register, startAsGuest } = visitSteps(suite);
  const { as, setState, start } = clinicSteps(suite);
  const dayOf = async (day: number) =>
    (await as(nneka, `/visits?day=${year}-03-${day}`)).body.data as ClinicVisit[];
  const look = async (reference: string) =>
    (await as(nneka, `/visits/${reference}`)).body.data as ClinicVisit;
  const book = async (day: number, more: object, time = '09:30 am') =>
    suite.post(
      '/individual/free_health_care/1',
      {
        ...{ day, year, month: 2, time, method: 'video', id: 1, date: `3-${day}-${year} ${time}` },
        ...{ description: 'Payment for Malaria', ...more },
      },
      await suite.api.signIn(bayo),
    );

  it('bears a guest’s daughter’s name at the clinic, on the letter and by the link, and nowhere else (R4.101)', async () => {
    const email = 'a.mother@mail.example';
    const payment = await payAsGuest(email, `3-23-${year} 09:30 am`, daughter);
    const [row] = await dayOf(23);
    expect(row?.person).toBe('Zainab Q.');
    const reference = row?.reference ?? '';
    expect(await look(reference)).toMatchObject({
      patient: shown,
      contact: { name: 'Ann Bello', email },
    });
    await start(reference);
    const { body } = await as(nneka, `/visits/${reference}/prescriptions`, { medicines: [medicine] }, 'POST');
    const code = (body.data as ClinicVisit).prescriptions[0]?.code ?? '';
    const token = await guestToken(email);
    expect((await suite.post('/visit', { token })).body.data.patient).toBe('Zainab Quadri');
    const letter = await suite.post('/visit/letter', { token, code });
    expect(pdfText(letter.file ?? '')).toContain('Zainab Quadri');
    await setState(reference, 'finished');
    const proof = await suite.get(`/prescription/${code}`);
    const result = await suite.get(`/condition/payment/status/${payment}`);
    expect(
      proof.text + result.text + JSON.stringify([await suite.mailsTo(email), await suite.mailsTo(kemi)]),
    ).not.toMatch(/zainab|quadri/i);
    expect(await tablesWith(suite, 'quadri')).toEqual([]);
  });

  it('is in the account and the download of the booker, and is removed when that account is erased (R4.101)', async () => {
    const email = 'a.father@mail.example';
    const payment = await payAsGuest(email, `3-24-${year} 09:30 am`, daughter);
    const prove = await register(email);
    await prove();
    const token = await suite.api.signIn(email);
    const [row] = await dayOf(24);
    const care = await suite.get(`/individual/appointment/${row?.reference}/care`, token);
    expect(care.body.data.patient).toBe('Zainab Quadri');
    const { data } = (await suite.get('/individual/data', token)).body;
    expect(data.visits).toContainEqual(
      expect.objectContaining({ patient: expect.objectContaining({ firstName: 'Zainab', age: 7 }) }),
    );
    const patient = `select coalesce(patient, 'none') from payments where reference = '${payment}'`;
    expect(await suite.api.one(patient)).toMatch(/^sealed:/);
    await suite.post('/individual/data/erase', { password, confirmation: 'ERASE' }, token);
    expect(await suite.api.one(patient)).toBe('none');
  });

  it('is another visit than one’s own: a second child at the same time is refused, not forgotten (R4.101)', async () => {
    expect((await book(25, daughter)).status).toBe(200);
    const again = await book(25, daughter);
    expect(again.status).toBe(200);
    const brother = await book(25, { ...daughter, patient_first_name: 'Idris', patient_age: 0 });
    expect({ status: brother.status, fields: Object.keys(brother.body.errors) }).toEqual({
      status: 422,
      fields: ['date'],
    });
    expect(await suite.refused(() => book(25, {}))).toEqual([422, 'date']);
    expect(
      (await book(25, { ...daughter, patient_first_name: 'Idris', patient_age: 0 }, '10:00 am')).status,
    ).toBe(200);
    const visits = await dayOf(25);
    expect(visits.map(({ person }) => person)).toEqual(['Zainab Q.', 'Idris Q.']);
    expect((await look(visits[1]?.reference ?? '')).earlier[0]).toMatchObject({ person: 'Zainab Q.' });
    // The doctor of the sister does not read what her brother has.
    await start(visits[0]?.reference ?? '');
    const treats = await Promise.all(visits.map(async ({ reference }) => (await look(reference)).treats));
    expect(treats).toEqual([true, false]);
  });

  it('takes the name that was sent last for an attempt that is still open (R4.101)', async () => {
    const email = 'typing@mail.example';
    const slot = `3-26-${year} 09:30 am`;
    await startAsGuest(email, slot, { ...daughter, patient_first_name: 'Zaineb' });
    await payAsGuest(email, slot, daughter);
    expect((await look((await dayOf(26))[0]?.reference ?? '')).patient).toEqual(shown);
  });

  it.each([
    ['half of it', { patient_age: undefined }, 'patient_age', 'The patient age is required.'],
    ['no consent', { patient_consent: undefined }, 'patient_consent', 'The patient consent is required.'],
    ['an age of 200', { patient_age: 200 }, 'patient_age', 'The patient age must be at most 120.'],
    ['half a year', { patient_age: 0.5 }, 'patient_age', 'The patient age is not valid.'],
    [
      'markup',
      { patient_first_name: '<b>Z</b>' },
      'patient_first_name',
      'The patient first name is not valid.',
    ],
    ['spaces', { patient_last_name: ' ' }, 'patient_last_name', 'The patient last name is not valid.'],
    ['a stranger', { patient_relation: 'boss' }, 'patient_relation', 'The patient relation is not valid.'],
  ])('refuses %s under its field, of guests and accounts (R4.101)', async (_words, wrong, field, text) => {
    const refused = await book(27, { ...daughter, ...wrong });
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 422,
      errors: { [field]: [text] },
    });
    const guest = await startAsGuest('wrong@mail.example', `3-27-${year} 09:30 am`, {
      ...daughter,
      ...wrong,
    });
    expect(guest ?? null).toBeNull();
  });
});
