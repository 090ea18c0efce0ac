/** @jest-environment node */
import fc from 'fast-check';
import { parseFaqs, safeParseList } from './json-list';

it.each([
  ['[1]', [1]],
  [[2], [2]],
  ['{}', []],
  ['', []],
  ['[', []],
  [null, []],
  [undefined, []],
  [7, []],
])('reads %p as the list %p (R4.50)', (value, list) => {
  expect(safeParseList(value)).toEqual(list);
});

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), (value) => expect(Array.isArray(safeParseList(value))).toBe(true)));
  fc.assert(fc.property(fc.anything(), (value) => expect(Array.isArray(parseFaqs(value))).toBe(true)));
});

it('keeps the questions that have an answer', () => {
  expect(parseFaqs('[{"question":"Why?","answer":"So."},{"question":"No answer"},null,"x"]')).toEqual([
    { question: 'Why?', answer: 'So.' },
  ]);
});
