import { accessTokenOf } from './access-token';

it.each([
  [{ data: [{ access_token: 'abc' }] }, 'abc'],
  [{ data: [{ access_token: 'abc' }, { access_token: 'def' }] }, 'abc'],
  [{ data: { access_token: 'abc' } }, 'abc'],
  [{ data: [{ access_token: '' }] }, null],
  [{ data: [{ access_token: null }] }, null],
  [{ data: [{ access_token: 17 }] }, null],
  [{ data: [{}] }, null],
  [{ data: [null] }, null],
  [{ data: [] }, null],
  [{ data: null }, null],
  [{ message: 'Verify first' }, null],
  [null, null],
  ['', null],
])('%j holds %j (R4.40)', (answer, expected) => {
  expect(accessTokenOf(answer)).toBe(expected);
});
