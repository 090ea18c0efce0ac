/** @jest-environment node */
import { activeSection } from './use-active-section';

const tops = (...values: number[]) => values.map((top, index) => ({ id: String(index), top }));

describe('activeSection', () => {
  it.each([
    ['none has been reached', tops(400, 900), '0'],
    ['the first is at the line', tops(160, 900), '0'],
    ['two are past the line', tops(-900, 20, 800), '1'],
    ['all are past the line', tops(-900, -500, -100), '2'],
  ])('when %s', (_case, sections, expected) => {
    expect(activeSection(sections)).toBe(expected);
  });

  it('is the last one at the end of the page, however short it is', () => {
    expect(activeSection(tops(-900, 20, 800), true)).toBe('2');
  });

  it('is none without sections', () => {
    expect(activeSection([])).toBeUndefined();
  });
});
