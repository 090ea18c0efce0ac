import { unwrapData, unwrapFields, unwrapList } from './unwrap';

it.each([
  [{ status: 'success', data: [1] }, [1]],
  [{ data: null }, null],
  [{ message: 'no data' }, undefined],
  [null, undefined],
  ['<html>', undefined],
  [undefined, undefined],
])('reads the data of %j', (body, data) => {
  expect(unwrapData(body)).toEqual(data);
});

it.each([
  [{ data: [{ id: 1 }, null, 'row', { id: 2 }] }, [{ id: 1 }, { id: 2 }]],
  [{ data: { 0: { id: 1 } } }, []],
  [{ data: null }, []],
  [null, []],
])('reads the rows of %j', (body, rows) => {
  expect(unwrapList(body)).toEqual(rows);
});

it('gives no fields of what has none', () => {
  expect(unwrapFields(null)).toEqual({});
  expect(unwrapFields(7)).toEqual({});
  expect(unwrapFields({ id: 7 })).toEqual({ id: 7 });
});
