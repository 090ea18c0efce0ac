/** @jest-environment node */
import { guestDetailsSchema } from './guest-details.schema';

const valid = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada.obi@example.com',
  phone: '',
  save_card: false,
};

const daughter = {
  patient_first_name: 'Zainab',
  patient_last_name: 'Quadri',
  patient_age: '7',
  patient_relation: 'child',
  patient_consent: true,
};

async function errorsOf(change: object): Promise<Record<string, string>> {
  try {
    await guestDetailsSchema(false).validate({ ...valid, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    const first: Record<string, string> = {};
    for (const { path, message } of (error as { inner: { path: string; message: string }[] }).inner)
      first[path] ??= message;
    return first;
  }
}

it.each([
  [{}, {}],
  [{ first_name: '' }, { first_name: 'Your first name is required' }],
  [{ first_name: '   ' }, { first_name: 'Your first name is required' }],
  [{ last_name: ' ' }, { last_name: 'Your last name is required' }],
  [{ email: '' }, { email: 'Your email is required' }],
  [{ email: 'abc' }, { email: 'This is not a valid email.' }],
  [{ email: 'not an address at all' }, { email: 'This is not a valid email.' }],
  ...['adaobi@gmail', 'ada..obi@gmail.com', '.adaobi@gmail.com'].map((email): [object, object] => [
    { email },
    { email: 'This is not a valid email.' },
  ]),
  [{ email: "Ada.O'bi+visit@mail.example.com" }, {}],
  [{ email: 'a@b.co' }, { email: 'Your email is required' }],
  [{ email: 'abc@def.co' }, { email: 'Your email is required' }],
  [{ email: 'abcd@def.co' }, {}],
  [{ phone: '+234 803 123 4567' }, {}],
  [{ phone: ' ' }, {}],
  [{ patient_age: '200' }, {}],
  [{ visit_for: 'else', ...daughter }, {}],
  [{ visit_for: 'else', ...daughter, patient_age: '0' }, {}],
  [{ visit_for: 'else', ...daughter, patient_age: '٤٥' }, {}],
  [
    { visit_for: 'else', patient_first_name: 'Zainab' },
    {
      patient_last_name: 'Their last name is required',
      patient_age: 'An age is a whole number from 0 to 120',
      patient_relation: 'Say who they are to you',
      patient_consent: 'We need your agreement to pass your words to a doctor',
    },
  ],
  ...['200', '-1', '1.5', 'seven', ''].map((patient_age): [object, object] => [
    { visit_for: 'else', ...daughter, patient_age },
    { patient_age: 'An age is a whole number from 0 to 120' },
  ]),
  [
    { visit_for: 'else', ...daughter, patient_first_name: '<b>Zainab</b>' },
    { patient_first_name: 'A name has no < and no >' },
  ],
  [
    { visit_for: 'else', ...daughter, patient_relation: 'boss' },
    { patient_relation: 'Say who they are to you' },
  ],
  [{ phone: '12345' }, { phone: 'A phone number is 0 and ten digits.' }],
])('%j gives %j (P5.2, R4.34, R4.99, R4.101)', async (change, errors) => {
  expect(await errorsOf(change)).toEqual(errors);
});

it('trims what it passes on', async () => {
  const details = await guestDetailsSchema(false).validate({
    ...valid,
    first_name: ' Ada ',
    last_name: '\tObi ',
  });
  expect(details).toMatchObject({ first_name: 'Ada', last_name: 'Obi' });
});
