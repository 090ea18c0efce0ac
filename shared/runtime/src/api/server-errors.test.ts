/** @jest-environment node */
import { HttpError, NetworkError } from './errors';
import { fieldErrors, firstError } from './server-errors';

const refusal = (body: unknown) => new HttpError(422, body);

it.each([
  [{ errors: ['First', 'Second'], message: 'Third' }, 'First'],
  [{ errors: { code: ['Not valid', 'Other'] }, message: 'Third' }, 'Not valid'],
  [{ errors: { code: 'Not valid' } }, 'Not valid'],
  [{ errors: [], message: 'Only a message' }, 'Only a message'],
  [{ errors: {}, message: 'Only a message' }, 'Only a message'],
  [{ errors: null, message: 'Only a message' }, 'Only a message'],
  [{ errors: { code: [] }, message: 'Only a message' }, 'Only a message'],
  [{ message: '' }, undefined],
  ['<html>Bad gateway</html>', undefined],
  [null, undefined],
])('finds what %j says first (R4.27)', (body, expected) => {
  expect(firstError(refusal(body))).toBe(expected);
});

it('finds nothing where there was no answer', () => {
  expect(firstError(new NetworkError('gone'))).toBeUndefined();
  expect(firstError(new Error('a bug'))).toBeUndefined();
});

it('reads one text for each field', () => {
  expect(fieldErrors(refusal({ errors: { email: ['Taken', 'Odd'], password: 'Short', empty: [] } }))).toEqual(
    { email: 'Taken', password: 'Short' },
  );
});

it.each([[{ errors: ['a list'] }], [{ message: 'x' }], [null]])('has no field in %j', (body) => {
  expect(fieldErrors(refusal(body))).toEqual({});
});
