/** @jest-environment node */
import * as rows from '@ilera/contracts/calls';
import type { Shape } from '@ilera/contracts/calls';
import fc from 'fast-check';
import { readResponse } from './read-response';

const read = (shape: Shape, data: unknown) => readResponse(shape, { data }, true);

it.each([
  ['text', 'Lagos', 'Lagos'],
  ['text', 7, '7'],
  ['text', { a: 1 }, ''],
  ['number', '1,250,000.5', 1_250_000.5],
  ['number', 'NaN', 0],
  ['number', '9'.repeat(400), 0],
  ['number', true, 1],
  ['flag', ' Yes ', true],
  ['flag', 1, true],
  ['flag', '0', false],
  ['flag', {}, false],
  ['id', '7', '7'],
  ['id', 7, 7],
  ['id', NaN, ''],
] as const)('reads %s %p as %p', (shape, sent, expected) => {
  expect(read({ field: shape }, { field: sent })).toEqual({ field: expected });
});

it('makes of what is missing what the schema says', () => {
  const shape = {
    name: 'text',
    price: 'number',
    tags: ['text'],
    note: ['text', null],
    own: ['flag', undefined],
  } as const;
  expect(read(shape, {})).toEqual({ name: '', price: 0, tags: [], note: null, own: undefined });
  expect(read({ payer: { name: 'text' } }, { payer: 'nobody' })).toEqual({ payer: { name: '' } });
  expect(read([{ id: 'id' }, null], 'text')).toBeNull();
});

it('leaves out of a list what is no row, and reads no list as an empty one', () => {
  expect(read([{ id: 'id' }], [{ id: 1 }, null, 'x', 7, { id: 2 }])).toEqual([{ id: 1 }, { id: 2 }]);
  expect(read([{ id: 'id' }], {})).toEqual([]);
});

it('keeps the places of a list whose rows may be nothing, as the closed days of a week', () => {
  const day = { from: 'text' } as const;
  expect(read([[day, null]], [{ from: '09:00' }, null, { from: '10:00' }])).toEqual([
    { from: '09:00' },
    null,
    { from: '10:00' },
  ]);
});

it('reads a page that came as its rows, an object that came as the only row, and the reverse', () => {
  expect(read([{ id: 'id' }], { id: 1 })).toEqual([{ id: 1 }]);
  const page = { data: [{ id: 'id' }], total: 'number' } as const;
  expect(read(page, [{ id: 1 }])).toEqual({ data: [{ id: 1 }], total: 0 });
  expect(read({ id: 'id' }, [{ id: 1 }])).toEqual({ id: 1 });
});

it.each([[null], [undefined], ['text'], [7]])('throws where an object is promised and %p came', (data) => {
  expect(() => read({ id: 'id' }, data)).toThrow('no data');
});

it('takes a change for made, whatever its response lacks', () => {
  expect(readResponse({ id: 'id', name: 'text' }, null, false)).toEqual({ id: '', name: '' });
});

it('gives the message of a response without content', () => {
  expect(readResponse(null, { message: 'Sent', data: null }, true)).toBe('Sent');
  expect(readResponse(null, null, true)).toBe('');
});

function conforms(shape: Shape, value: unknown): boolean {
  if (shape === null) return value === null;
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'number') return Number.isFinite(value);
  if (shape === 'flag') return typeof value === 'boolean';
  if (shape === 'id') return typeof value === 'string' || Number.isFinite(value);
  if (!Array.isArray(shape)) {
    const fields = value as Record<string, unknown>;
    return Object.entries(shape as Record<string, Shape>).every(([name, field]) =>
      conforms(field, fields[name]),
    );
  }
  const [of, absent] = shape as [Shape, null | undefined];
  if (shape.length === 2) return value === absent || conforms(of, value);
  return Array.isArray(value) && value.every((row) => conforms(of, row));
}

it('keeps the promise of every schema, whatever an API sends: no crash, no amount that is no number', () => {
  const names = ['id', 'price', 'total', 'data', 'lines', 'paid', 'status', 'amount', 'evidence', 'plan'];
  const fields = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.anything(), fc.array(fc.anything()), fc.string()),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(rows)),
      fc.oneof(fields, fc.array(fields), fc.anything()),
      (call, data) => {
        if (call.data === null) return true;
        try {
          return conforms(call.data, read(call.data, data));
        } catch (error) {
          return (error as Error).name === 'MissingError';
        }
      },
    ),
    { numRuns: 1000, examples: [[rows.plan, { name: { toString: null } }]] },
  );
});
