/** @jest-environment node */
import { firstCallsAt } from './first-calls';

const visit = (path: string, search = '') => ({ pattern: '/condition/:id', path, search });
const condition = { call: 'condition/:id', not: ['custom'] };

it.each([
  ['/condition/7', ['condition/7']],
  ['/condition/a%20b', ['condition/a%20b']],
  ['/condition/a%2Fb', ['condition/a%2Fb']],
  ['/condition/custom', []],
  ['/condition/..', []],
  ['/condition/%E0%A4%A', []],
])('fills a call in from %s', (path, expected) => {
  expect(firstCallsAt([condition], visit(path))).toEqual(expected);
});

it('leaves out what belongs to an address without a query, or to somebody who is signed in', () => {
  const calls = [{ call: 'a', plain: true }, { call: 'b', signedIn: true }, { call: 'c' }];
  expect(firstCallsAt(calls, visit('/condition/7', '?x=1'))).toEqual(['c']);
});
