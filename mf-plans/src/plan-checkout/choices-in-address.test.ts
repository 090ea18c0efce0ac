import { readChoices, writeChoices } from './choices-in-address';

const choices = { planId: '3', pathId: '3', people: 1, frequency: 'quarter' } as const;
const write = (query: string, changed: Partial<Parameters<typeof writeChoices>[1]> = {}) =>
  writeChoices(new URLSearchParams(query), { ...choices, ...changed }).toString();

it('writes the number of people over a higher one, so that a reload has what was chosen last', () => {
  expect(write('quantity=5', { people: 2 })).toBe('quantity=2');
  expect(write('quantity=5')).toBe('quantity=1');
  expect(readChoices(new URLSearchParams(write('quantity=5'))).quantity).toBe(1);
});

it('keeps when the plan starts, where that was chosen', () => {
  const query = write('', { start: 'now' });
  expect(query).toBe('start=now');
  expect(readChoices(new URLSearchParams(query)).start).toBe('now');
  expect(readChoices(new URLSearchParams('start=never')).start).toBeUndefined();
  expect(write(query)).toBe('');
});

it('leaves default values out', () => {
  expect(write('')).toBe('');
  expect(write('frequency=annual&package=4')).toBe('');
  expect(write('', { planId: '4', people: 3, frequency: 'annual' })).toBe(
    'quantity=3&frequency=annual&package=4',
  );
});
