import { operatorTokens } from './operator-tokens';

const long = (letter: string) => letter.repeat(24);

it('reads names and tokens', () => {
  const faults: string[] = [];
  expect(operatorTokens(`ada=${long('a')}, bola=${long('=')}`, faults)).toEqual({
    ada: long('a'),
    bola: long('='),
  });
  expect(faults).toEqual([]);
});

it.each([
  ['a short token', 'ada=secret'],
  ['no name', long('a')],
  ['a name twice', `ada=${long('a')} ada=${long('b')}`],
  ['one token for two', `ada=${long('a')} bola=${long('a')}`],
])('refuses %s without repeating it', (_, text) => {
  const faults: string[] = [];
  operatorTokens(text, faults);
  expect(faults).toHaveLength(1);
  expect(faults[0]).not.toContain(text.split('=').at(-1));
});
