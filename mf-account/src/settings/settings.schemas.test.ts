/** @jest-environment node */
import { addressSchema, eraseSchema, passwordSchema, profileSchema } from './settings.schemas';
import { prefixKey, storedPrefix } from './profile/profile-form';

interface Schema {
  validate(value: unknown, options: { abortEarly: boolean }): Promise<unknown>;
}

async function failing(schema: Schema, value: object): Promise<string[]> {
  try {
    await schema.validate(value, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return [...new Set(inner.map(({ path, message }) => `${path}: ${message}`))].sort();
  }
}

const profile = {
  first_name: 'Ada',
  last_name: 'Obi',
  phone_prefix: 'NG-234',
  phone_number: '08031234567',
  sex: 'male',
  dob: '1990-01-01',
};
it.each([
  [{}, []],
  [{ first_name: '  ' }, ['first_name: Your first name is required']],
  [{ last_name: '' }, ['last_name: Your last name is required']],
  [{ phone_number: '0803123456' }, ['phone_number: Your phone number is required']],
  [{ phone_number: '  0803123456  ' }, ['phone_number: Your phone number is required']],
  [{ phone_number: '080312345670' }, ['phone_number: A phone number is 0 and ten digits.']],
  [{ phone_number: '+44 7700 900123' }, ['phone_number: A phone number is 0 and ten digits.']],
  [{ phone_prefix: 'GB-44', phone_number: '+44 7700 900123' }, []],
  [{ sex: 'man' }, ['sex: Your gender is required']],
  [{ sex: '' }, ['sex: Your gender is required']],
  [{ dob: '' }, ['dob: Your date of birth is required']],
  [{ dob: '1' }, []],
])('profile with %j fails with %j (A5.1, R4.24, R4.36)', async (change, expected) => {
  expect(await failing(profileSchema, { ...profile, ...change })).toEqual(expected);
});

it.each([
  ['NG-234', '+234 803 123 4567', '08031234567'],
  ['NG-234', '00234 (0) 803 123 4567', '08031234567'],
  ['NG-234', '8031234567', '08031234567'],
  ['NG-234', '٠٨٠٣١٢٣٤٥٦٧', '08031234567'],
  ['GB-44', '80312345678', '80312345678'],
])('saves the number of %s, written %s, as %s', async (phone_prefix, phone_number, saved) => {
  const values = await profileSchema.validate({ ...profile, phone_prefix, phone_number });
  expect(values.phone_number).toBe(saved);
});

const address = { country_id: '1', state_id: '2', city: 'x', street: 'y' };
it.each([
  [{}, []],
  [{ country_id: '' }, ['country_id: Your country is required']],
  [{ state_id: ' ' }, ['state_id: Your state is required']],
  [{ city: '' }, ['city: Your city is required']],
  [{ street: '   ' }, ['street: Your street is required']],
])('address with %j fails with %j (A5.2)', async (change, expected) => {
  expect(await failing(addressSchema, { ...address, ...change })).toEqual(expected);
});

const password = { current_password: 'sixsix', password: 'secret', password_confirmation: 'secret' };
const short = 'Your password should 6 characters at least';
it.each([
  [{}, []],
  [{ current_password: '12345' }, [`current_password: ${short}`]],
  [
    { password: '12345', password_confirmation: '12345' },
    [`password: ${short}`, `password_confirmation: ${short}`],
  ],
  [{ password_confirmation: 'secret ' }, ['password_confirmation: The passwords did not match']],
])('password with %j fails with %j (A5.3)', async (change, expected) => {
  expect(await failing(passwordSchema, { ...password, ...change })).toEqual(expected);
});

it.each([
  ['ERASE', true],
  ['Erase ', true],
  ['ERASED', false],
  ['', false],
])('takes %j as the word that confirms an erasure: %s', async (confirmation, isTaken) => {
  expect(await failing(eraseSchema(false), { confirmation })).toEqual(
    isTaken ? [] : ['confirmation: Type the word in capital letters'],
  );
});

it.each([
  ['+234', 'NG-234'],
  ['234', 'NG-234'],
  ['+233', 'GH-233'],
  [null, 'NG-234'],
  ['nonsense', 'NG-234'],
])('reads the stored prefix %j as %s', (stored, key) => expect(prefixKey(stored)).toBe(key));

it.each([
  ['NG-234', '234', '234'],
  ['NG-234', '+234', '+234'],
  ['GH-233', '234', '+233'],
  ['NG-234', null, '+234'],
])('stores %s after %j as %s', (key, before, stored) => expect(storedPrefix(key, before)).toBe(stored));
