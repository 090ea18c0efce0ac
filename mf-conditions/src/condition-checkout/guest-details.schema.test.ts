import { guestDetailsSchema } from './guest-details.schema';

const valid = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada.obi@example.com',
  phone: '',
  save_card: false,
};

async function errorsOf(change: Partial<typeof valid>): Promise<Record<string, string>> {
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
  [{ email: 'a@b.co' }, { email: 'Your email is required' }],
  [{ email: 'abc@def.co' }, { email: 'Your email is required' }],
  [{ email: 'abcd@def.co' }, {}],
  [{ phone: '+234 803 123 4567' }, {}],
  [{ phone: ' ' }, {}],
  [{ phone: '12345' }, { phone: 'A phone number is 0 and ten digits.' }],
])('%j gives %j (P5.2, R4.34, R4.99)', async (change, errors) => {
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
