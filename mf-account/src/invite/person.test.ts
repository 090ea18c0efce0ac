/** @jest-environment node */
import { cleanAddress, isEmail } from './person';

it.each([
  'mailto:ada@x.ng',
  'MAILTO:ada@x.ng?subject=Hello',
  ' ada@x.ng ',
  '\u00a0ada@x.ng\u00a0',
  '\u200bada@x.ng\u200b',
  '\ufeffada@x.ng',
  '\u202aada@x.ng\u202c',
  '\u2068ada@\u00adx.ng\u2069',
  '<ada@x.ng>',
  '"ada@x.ng"',
  "'ada@x.ng'",
  '“ada@x.ng”',
  'ada@x.ng;',
  'ada@x.ng,',
  'ada@x.ng.',
  '(ada@x.ng)',
  'ada＠x.ng',
  'Ada Obi <ada@x.ng>',
  '"Obi, Ada" <mailto:ada@x.ng>;',
  'Ada (Sales) <ada@x.ng>',
])('takes the address out of %j', (cell) => {
  const { email } = cleanAddress(cell);
  expect({ email, isEmail: isEmail(email) }).toEqual({ email: 'ada@x.ng', isEmail: true });
});
