/** @jest-environment node */
import { findUnknown } from './find-unknown';

it.each([
  ['GET', 'claimable/all', [{ id: 1, name: 'Dental' }], []],
  ['GET', 'claimable/all', [{ id: 1, title: 'Dental' }], ['data.title']],
  [
    'GET',
    'individual/claims',
    { data: [{ account: { bank: 'GTB', owner: 'Ada' } }] },
    ['data.data.account.owner'],
  ],
  ['GET', 'individual/claims', { data: [{ account: null }], total: '2' }, []],
  ['GET', 'claimables', [], ['the call itself']],
])('a fake of %s %s has no field that its schema does not know', (method, path, data, unknown) => {
  expect(findUnknown(method, path, data)).toEqual(unknown);
});
