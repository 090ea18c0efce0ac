import { loadNative } from '../testing/native';
import type * as Rules from './password-rules';

const owner = { email: 'sade.ojo@mail.example', firstName: 'Sade', lastName: 'Ojo' };

describe('a new password', () => {
  const check = async (password: string) =>
    (await loadNative<typeof Rules>('../accounts/password-rules.ts')).checkNewPassword(password, owner);

  it.each([
    'short',
    'aaaaaaaa',
    '        ',
    '1234567a',
    'football1',
    'chelsea123',
    'Blessing2026',
    'nigeria!',
    'password',
    'P@ssw0rd',
    'qwertyuiop',
    'abcabcabcabc',
    '12121212',
    'iloveyou',
    'sade.ojo@mail.example',
    'SadeOjo99',
    'sade-ojo-1',
    'ojo.sade',
    'trustno1',
    'liverpool1',
    // Five letters, each typed as two characters.
    'kọṣẹ́à'.normalize('NFD'),
  ])('is not %j', async (password) => {
    await expect(check(password)).rejects.toMatchObject({ errors: { password: [expect.any(String)] } });
  });

  it.each([
    'a long enough secret',
    'Ilera-demo-2026',
    'sade likes long walks',
    'kX7#pQ2v',
    'oru mi dun pupo',
  ])('may be %j', async (password) => {
    await expect(check(password)).resolves.toBeUndefined();
  });
});
